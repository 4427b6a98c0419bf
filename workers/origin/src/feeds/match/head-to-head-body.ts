import { headToHeadSection } from "../../../../../shared/wire/sections/head-to-head-section.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { hasHomeSide } from "../../../../../shared/sports/home-side.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import type { League, Participant, Schedule } from "../../../../../shared/timeline/schedule.ts";
import { toFormCode } from "../../../../../shared/timeline/form.ts";
import { matchForm } from "../../standings/table-form.ts";
import { toStandingsMatch } from "../../standings/to-standings-match.ts";
import type { MatchQuestion, SectionAnswer } from "./match-question.ts";
import { winnerOf } from "./winner-of.ts";
import { finishedMatches, type FinishedMatch } from "../tables/participant-matches.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { scheduleIn } from "../in-language.ts";
import { toLeagueCode } from "./league-code.ts";
import { toSignedBody } from "./signed.ts";
import { textsIn } from "../../texts/texts-in.ts";

type Rows = Parameters<typeof headToHeadSection.encode>[0]["rows"];
type Where = "anywhere" | "home" | "away";

/** Games in each list. */
const listedGames = 10;

/** The last games of each side and their games against each other, in tabs (`df_hh_`). */
export const headToHeadBody: SectionAnswer = (match) => {
  const { eventId, home, away, startSeconds, sportId } = match.details.state.schedule;
  if (away === null) return toSignedBody(headToHeadSection, []);
  // The match itself is in its own list once it is over.
  const beforeSeconds = startSeconds + 1;
  const ofHome = finishedMatches(match.context, home.id, beforeSeconds);
  const ofAway = finishedMatches(match.context, away.id, beforeSeconds);
  // The match alone gives nothing to compare.
  if ([...ofHome, ...ofAway].every(({ state }) => state.schedule.eventId === eventId))
    return toSignedBody(headToHeadSection, []);
  const both = ofHome.filter(({ state: { schedule } }) => [schedule.home.id, schedule.away?.id].includes(away.id));
  const games = { match, home, away, ofHome, ofAway, both };
  return toSignedBody(
    headToHeadSection,
    sportId === sportIds.tennis ? toSurfaceTabs(games) : toPlaceTabs(games),
    sportId,
  );
};

type Games = {
  readonly match: MatchQuestion;
  readonly home: Participant;
  readonly away: Participant;
  readonly ofHome: readonly FinishedMatch[];
  readonly ofAway: readonly FinishedMatch[];
  readonly both: readonly FinishedMatch[];
};

/** Anywhere, the home side at home, the away side away; anywhere alone where no side is at home. */
function toPlaceTabs({ match, home, away, ofHome, ofAway, both }: Games): Rows {
  const { titles } = textsIn(match.lang).labels;
  const between = (team: Participant, where: Where) =>
    toSectionRows(match, titles.headToHead, null, both.filter(playedAt(team, where)));
  const list = (team: Participant, games: readonly FinishedMatch[], where: Where) =>
    toSectionRows(match, lastMatches(match, team), team, games.filter(playedAt(team, where)));
  const anywhere = tab(titles.overall, [
    ...list(home, ofHome, "anywhere"),
    ...list(away, ofAway, "anywhere"),
    ...between(home, "anywhere"),
  ]);
  if (!hasHomeSide(match.details.state.schedule.sportId)) return anywhere;
  return [
    ...anywhere,
    ...tab(`${home.name} - ${titles.home}`, [...list(home, ofHome, "home"), ...between(home, "home")]),
    ...tab(`${away.name} - ${titles.away}`, [...list(away, ofAway, "away"), ...between(away, "away")]),
  ];
}

/** Tabs for all surfaces together, then for each one that was played on, hard courts last. */
function toSurfaceTabs({ match, home, away, ofHome, ofAway, both }: Games): Rows {
  const { titles, surfaces } = textsIn(match.lang).labels;
  const played = new Set([...ofHome, ...ofAway].flatMap(({ league }) => surfaceOf(league) ?? []));
  const listOn = (label: string, isHere: (game: FinishedMatch) => boolean) =>
    tab(label, [
      ...toSectionRows(match, lastMatches(match, home), home, ofHome.filter(isHere)),
      ...toSectionRows(match, lastMatches(match, away), away, ofAway.filter(isHere)),
      ...toSectionRows(match, titles.headToHead, null, both.filter(isHere)),
    ]);
  return [
    ...listOn(titles.allSurfaces, () => true),
    ...surfacesInOrder
      .filter((surface) => played.has(surface))
      .flatMap((surface) => listOn(surfaces[surface], ({ league }) => surfaceOf(league) === surface)),
  ];
}

const lastMatches = ({ lang }: MatchQuestion, { name }: Participant) =>
  `${textsIn(lang).labels.titles.lastMatches}: ${name}`;

/** A tab without a game is not shown. */
const tab = (label: string, rows: Rows): Rows =>
  rows.length === 0 ? [] : [{ kind: "tab", fields: { label, detail: null } }, ...rows];

const playedAt =
  ({ id }: Participant, where: Where) =>
  ({ state: { schedule } }: FinishedMatch): boolean =>
    where === "anywhere" || (schedule.home.id === id ? "home" : "away") === where;

/** `team` is null where both sides of the match met: then the row does not say whose result it was. */
function toSectionRows(
  match: MatchQuestion,
  label: string,
  team: Participant | null,
  games: readonly FinishedMatch[],
): Rows {
  const rows = games.slice(0, listedGames).map((game) => toGameRow(match, team, game));
  return rows.length === 0 ? [] : [{ kind: "section", fields: { label } }, ...rows];
}

const afterRegular: ReadonlySet<StatusId> = new Set([
  eventStatus.afterExtraTime,
  eventStatus.afterExtraInnings,
  eventStatus.afterPenalties,
]);

function toGameRow(
  { lang }: MatchQuestion,
  team: Participant | null,
  { state: game, league }: FinishedMatch,
): Rows[number] {
  const { schedule, shootOut, fullTime } = game;
  const { home, away } = scheduleIn(schedule, lang);
  const winner = winnerOf(game);
  const wentOn = afterRegular.has(game.status) && fullTime !== null;
  // The star marks the side that won in play: a win by shoot-out gets no star.
  const mark = (side: 1 | 2) => (winner === side && shootOut === null ? "*" : "");
  return {
    kind: "match",
    fields: {
      startSeconds: schedule.startSeconds,
      eventId: schedule.eventId,
      ...toSurface(schedule.sportId, league),
      ...leagueFieldsOf(league, lang),
      status: game.status,
      homeParticipantId: home.id,
      awayParticipantId: away?.id ?? "",
      homeMarkedName: `${mark(1)}${home.name}`,
      homeSlug: home.slug,
      homeName: home.name,
      homeSecondName: null,
      awayMarkedName: `${mark(2)}${away?.name ?? ""}`,
      awaySlug: away?.slug ?? "",
      awayName: away?.name ?? "",
      awaySecondName: null,
      ...toScoreFields(game),
      homeImage: home.image ?? null,
      awayImage: away?.image ?? null,
      ...(wentOn
        ? { fullTimeScore: `(${fullTime[0]}:${fullTime[1]})`, homeFullTime: fullTime[0], awayFullTime: fullTime[1] }
        : {}),
      ...(shootOut === null ? {} : { homeShootOut: shootOut[0], awayShootOut: shootOut[1] }),
      ...toNations(schedule, lang),
      ...(team === null ? {} : toTeamFields(game, winner, home.id === team.id ? 1 : 2)),
      ...(winner === 1 && league?.format === "knock-out" && schedule.seriesId === undefined ? { advanced: 1 } : {}),
    },
  };
}

const toTeamFields = (game: FinishedMatch["state"], winner: 0 | 1 | 2, side: 1 | 2) => ({
  teamResult: resultOf(game, winner, side),
  teamSide: side === 1 ? "home" : "away",
});

const surfacesInOrder = ["clay", "grass", "hard"] as const;
type Surface = (typeof surfacesInOrder)[number];

/** A court under a roof is counted with the surface that it is laid with. */
function surfaceOf(league: League | null): Surface | null {
  const words = league === null ? "" : nameIn(league, "en");
  return surfacesInOrder.find((surface) => new RegExp(`, ${surface}\\b`).test(words)) ?? null;
}

function toSurface(sportId: number, league: League | null) {
  const surface = sportId === sportIds.tennis ? surfaceOf(league) : null;
  return surface === null ? {} : { surface, surfaceShown: surface };
}

/** In tennis the row has the nations of both players; clubs have their league's. */
function toNations({ sportId, home, away }: Schedule, lang: Language) {
  if (sportId !== sportIds.tennis) return {};
  const nation = (key: string | undefined) => (key === undefined ? null : countryOf(key, lang));
  const [ofHome, ofAway] = [nation(home.countryKey), nation(away?.countryKey)];
  return {
    homeCountryId: String(ofHome?.id ?? 0),
    homeCountryName: ofHome?.name ?? null,
    homeSecondCountryId: "0",
    homeSecondCountryName: null,
    awayCountryId: String(ofAway?.id ?? 0),
    awayCountryName: ofAway?.name ?? null,
    awaySecondCountryId: "0",
    awaySecondCountryName: null,
  };
}

/** As lists show it: a won shoot-out is one goal more (docs/adr/015). Nobody scored in a walkover. */
function toScoreFields({ score, shootOut, status: reached }: FinishedMatch["state"]) {
  if (score === null || reached === eventStatus.walkover) return { score: "-", homeScore: null, awayScore: null };
  const [home, away] = score;
  const [homeKicks, awayKicks] = shootOut ?? [0, 0];
  const homeScore = home + (homeKicks > awayKicks ? 1 : 0);
  const awayScore = away + (awayKicks > homeKicks ? 1 : 0);
  return { score: `${homeScore}:${awayScore}`, homeScore, awayScore };
}

/** w, d or l; wo and lo after extra time. */
function resultOf(game: FinishedMatch["state"], winner: 0 | 1 | 2, side: 1 | 2): string {
  const match = toStandingsMatch(game);
  const form = match === null ? null : matchForm(match, side);
  return form === null ? (winner === 0 ? "d" : winner === side ? "w" : "l") : toFormCode(form);
}

function leagueFieldsOf(league: League | null, lang: Language) {
  if (league === null) return {};
  const country = countryOf(league.countryKey, lang);
  const name = nameIn(league, lang);
  // A tournament of a tour is called by its own name: "French Open" of "ATP - Singles: French Open (France), clay".
  const shown = league.sportId === sportIds.tennis ? tournamentOf(name) : name;
  return {
    leagueName: shown,
    countryId: String(country.id),
    countryName: country.name,
    leagueCode: toLeagueCode(shown),
  };
}

const tournamentOf = (name: string): string => /^(?:.+?\s*:\s+)?(.+?)(?: \([^)]*\))?(?:,.*)?$/.exec(name)?.[1] ?? name;
