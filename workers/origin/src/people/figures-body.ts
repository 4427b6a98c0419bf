import { figureSection } from "../../../../shared/wire/sections/people-section.ts";
import { countryOf } from "../../../../shared/places/countries.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Person } from "../../../../shared/timeline/player.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { groupBy } from "../standings/group-by.ts";
import { viewFrom } from "../../../../shared/standings/standings-match.ts";
import { toStandingsMatch } from "../standings/to-standings-match.ts";
import { playedGames, type Appearance, type PlayedGame } from "./played-games.ts";

type Rows = Parameters<typeof figureSection.encode>[0]["rows"];
type Row = Rows[number];
type Question = { readonly lang: Language; readonly nowSeconds: number };

/** The last games of a person that are listed. */
const listedGames = 10;

export const encodeFigures = (rows: Rows): string => figureSection.encode({ sportId: 0, rows, signature: "" });

/** Figures that are added up, by their codes. */
const summed = ["minutes", "goals", "assists", "points", "yellowCards", "redCards"] as const;

/** Figures of several games: sums, and the mean of the marks. A figure that no game counts is absent. */
export function addFigures(appearances: readonly Appearance[]) {
  const numbers = (code: string) => appearances.flatMap(({ values }) => values[code] ?? []);
  const sums = summed.flatMap((code) => {
    const values = numbers(code);
    return values.length === 0 ? [] : [[code, total(values)] as const];
  });
  const ratings = numbers("rating");
  return {
    games: appearances.length,
    ...Object.fromEntries(sums),
    ...(ratings.length === 0 ? {} : { rating: round(total(ratings) / ratings.length) }),
  };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/** Marks have one decimal; two are kept, so that the shown one is rounded once. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Adds up the statistics of each of a team's people in its current season. */
export function teamFigures(context: LedgerContext, teamId: string, { nowSeconds }: Question): Rows {
  const games = playedGames(context, teamId, nowSeconds);
  const leagueOf = leagueReader(context);
  const season = leagueOf(games.findLast(({ appearances }) => appearances.length > 0))?.season;
  const byPerson = groupBy(
    games.filter((game) => leagueOf(game)?.season === season).flatMap(({ appearances }) => appearances),
    ({ player }) => player.id,
  );
  return [...byPerson].map(([personId, own]): Row => ({ kind: "person", fields: { personId, ...addFigures(own) } }));
}

/** A member of a team: the seasons by competition, then the last games. */
export function personFigures(context: LedgerContext, person: Person, { lang, nowSeconds }: Question): Rows {
  const { team } = person;
  if (team === null) return [];
  const leagueOf = leagueReader(context);
  const own = playedGames(context, team.id, nowSeconds).flatMap((game) => {
    const appearance = game.appearances.find(({ player }) => player.id === person.id);
    const league = leagueOf(game);
    return appearance === undefined || league === null ? [] : [{ game, league, appearance }];
  });
  const bySeason = groupBy(own, ({ league }) => `${league.season} ${league.tournamentId}`);
  const seasons = [...bySeason.values()].flatMap((games): readonly Row[] => {
    const league = games[0]?.league;
    if (league === undefined) return [];
    const figures = addFigures(games.map(({ appearance }) => appearance));
    return [
      {
        kind: "season",
        fields: { ...toSeason(league, lang), teamId: team.id, team: nameIn(team, lang), ...figures },
      },
    ];
  });
  const last = own.slice(-listedGames).toReversed();
  return [
    ...seasons.toSorted(byLatest),
    ...last.map(({ game, league, appearance }) => toGameRow(game, league, appearance, lang)),
  ];
}

/** A single competitor: seasons by competition, of games won and lost or of places in fields. */
export function competitorFigures(
  context: LedgerContext,
  participantId: string,
  states: readonly EventState[],
  { lang }: Question,
): Rows {
  const leagueOf = leagueReader(context);
  const over = states.filter(({ status }) => shownStatusType(status) === statusType.finished);
  const known = over.flatMap((state) => {
    const league = leagueOf(state);
    return league === null ? [] : [{ state, league }];
  });
  const bySeason = groupBy(known, ({ league }) => `${league.season} ${league.tournamentId}`);
  const rows = [...bySeason.values()].flatMap((events): readonly Row[] => {
    const league = events[0]?.league;
    if (league === undefined) return [];
    const own = events.map(({ state }) => state);
    const figures = league.format === "field" ? toPlaces(own) : toRecord(own, participantId);
    return figures === null ? [] : [{ kind: "season", fields: { ...toSeason(league, lang), ...figures } }];
  });
  return rows.toSorted(byLatest);
}

function toRecord(states: readonly EventState[], participantId: string) {
  const matches = states.flatMap((state) => toStandingsMatch(state) ?? []);
  if (matches.length === 0) return null;
  const outcomes = matches.map((match) => viewFrom(match, match.homeId === participantId ? 1 : 2).outcome);
  const countOf = (asked: "win" | "loss") => outcomes.filter((outcome) => outcome === asked).length;
  return { games: matches.length, wins: countOf("win"), losses: countOf("loss") };
}

function toPlaces(states: readonly EventState[]) {
  const ranks = states.flatMap(({ facts }) => facts?.rank ?? []);
  const best = Math.min(...ranks);
  return {
    games: states.length,
    wins: ranks.filter((rank) => rank === 1).length,
    podiums: ranks.filter((rank) => rank <= 3).length,
    ...(ranks.length === 0 ? {} : { best }),
  };
}

const toSeason = (league: League, lang: Language) => ({
  season: league.season,
  competition: withoutPlace(league, nameIn(league, lang)),
  flag: countryOf(league.countryKey, lang).flag,
});

/** Races and tournaments of a tour are named by their place last: "Formule 1 - Monza", "ATP - simple : Metz (France), dur". */
function withoutPlace({ format }: League, name: string): string {
  const end = format === "field" ? name.lastIndexOf(" - ") : name.search(/ ?: /);
  return end > 0 ? name.slice(0, end) : name;
}

function toGameRow({ schedule, side, score }: PlayedGame, league: League, appearance: Appearance, lang: Language): Row {
  const opponent = side === 1 ? schedule.away : schedule.home;
  return {
    kind: "game",
    fields: {
      eventId: schedule.eventId,
      startSeconds: schedule.startSeconds,
      league: nameIn(league, lang),
      side,
      ...(opponent === null ? {} : { opponentId: opponent.id, opponent: nameIn(opponent, lang) }),
      ...(score === null ? {} : { score: score.join(":") }),
      ...addFigures([appearance]),
    },
  };
}

/** The stage of a game; games of one stage ask once. */
function leagueReader({ events }: LedgerContext) {
  const known = new Map<string, League | null>();
  return (game: Pick<PlayedGame, "schedule"> | undefined): League | null => {
    if (game === undefined) return null;
    const { leagueStageId } = game.schedule;
    const league = known.has(leagueStageId) ? (known.get(leagueStageId) ?? null) : events.league(leagueStageId);
    known.set(leagueStageId, league);
    return league;
  };
}

/** The latest season first; in a season, the competition with the most games. */
const byLatest = (a: Row, b: Row): number =>
  a.kind !== "season" || b.kind !== "season"
    ? 0
    : (b.fields.season ?? "").localeCompare(a.fields.season ?? "") || (b.fields.games ?? 0) - (a.fields.games ?? 0);
