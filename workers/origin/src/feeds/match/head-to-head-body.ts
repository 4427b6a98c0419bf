import { headToHeadSection } from "../../../../../shared/feed/sections/head-to-head.ts";
import { countryOf } from "../../../../../shared/geo/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import type { Pair } from "../../../../../shared/timeline/incident.ts";
import type { League, Participant } from "../../../../../shared/timeline/schedule.ts";
import type { MatchQuestion, SectionAnswer } from "./match-question.ts";
import { winnerOf } from "./winner-of.ts";
import { finishedMatches, type FinishedMatch } from "../tables/participant-matches.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { scheduleIn } from "../in-language.ts";
import { toSignedBody } from "./signed.ts";
import { textsIn } from "../../texts/texts-in.ts";

type Rows = Parameters<typeof headToHeadSection.encode>[0]["rows"];
type Where = "anywhere" | "home" | "away";

/** Games in each list. */
const listedGames = 10;

/** What both sides did last and against each other: anywhere, the home side at home, the away side away (`df_hh_`). */
export const headToHeadBody: SectionAnswer = (match) => {
  const { home, away, startSeconds, sportId } = match.details.state.schedule;
  if (away === null) return toSignedBody(headToHeadSection, []);
  const { titles } = textsIn(match.lang).labels;
  const ofHome = finishedMatches(match.context, home.id, startSeconds, match.nowSeconds);
  const ofAway = finishedMatches(match.context, away.id, startSeconds, match.nowSeconds);
  const both = ofHome.filter(({ state: { schedule } }) => [schedule.home.id, schedule.away?.id].includes(away.id));
  const list = (team: Participant, games: readonly FinishedMatch[], where: Where, label = lastMatches(team)) =>
    toSectionRows(match, label, team, games.filter(playedAt(team, where)));
  const lastMatches = ({ name }: Participant) => `${titles.lastMatches}: ${name.toLocaleUpperCase(match.lang)}`;
  const between = (team: Participant, where: Where) => list(team, both, where, titles.headToHead);
  return toSignedBody(
    headToHeadSection,
    [
      ...tab(titles.overall, [
        ...list(home, ofHome, "anywhere"),
        ...list(away, ofAway, "anywhere"),
        ...between(home, "anywhere"),
      ]),
      ...tab(`${home.name} - ${titles.home}`, [...list(home, ofHome, "home"), ...between(home, "home")]),
      ...tab(`${away.name} - ${titles.away}`, [...list(away, ofAway, "away"), ...between(away, "away")]),
    ],
    sportId,
  );
};

/** A tab without a game is not shown. */
const tab = (label: string, rows: Rows): Rows =>
  rows.length === 0 ? [] : [{ kind: "tab", fields: { label } }, ...rows];

const playedAt =
  ({ id }: Participant, where: Where) =>
  ({ state: { schedule } }: FinishedMatch): boolean =>
    where === "anywhere" || (schedule.home.id === id ? "home" : "away") === where;

function toSectionRows(match: MatchQuestion, label: string, team: Participant, games: readonly FinishedMatch[]): Rows {
  const rows = games.slice(0, listedGames).map((game) => toGameRow(match, team, game));
  return rows.length === 0 ? [] : [{ kind: "section", fields: { label } }, ...rows];
}

const afterRegular: ReadonlySet<StatusId> = new Set([
  eventStatus.afterExtraTime,
  eventStatus.afterExtraInnings,
  eventStatus.afterPenalties,
]);

function toGameRow({ lang }: MatchQuestion, team: Participant, { state: game, league }: FinishedMatch): Rows[number] {
  const { schedule, score, shootOut, fullTime } = game;
  const { home, away } = scheduleIn(schedule, lang);
  const winner = winnerOf(game);
  const isHome = home.id === team.id;
  const wentOn = afterRegular.has(game.status) && fullTime !== null;
  const mark = (side: 1 | 2) => (winner === side ? "*" : "");
  return {
    kind: "match",
    fields: {
      startSeconds: schedule.startSeconds,
      eventId: schedule.eventId,
      ...leagueFieldsOf(league, lang),
      status: game.status,
      homeMarkedName: `${mark(1)}${home.name}`,
      awayMarkedName: `${mark(2)}${away?.name ?? ""}`,
      homeName: home.name,
      awayName: away?.name ?? "",
      homeSlug: home.slug,
      awaySlug: away?.slug ?? "",
      homeParticipantId: home.id,
      awayParticipantId: away?.id ?? "",
      ...(score === null ? {} : toScoreFields(score, shootOut)),
      ...(wentOn
        ? { fullTimeScore: `(${fullTime[0]}:${fullTime[1]})`, homeFullTime: fullTime[0], awayFullTime: fullTime[1] }
        : {}),
      ...(shootOut === null ? {} : { homeShootOut: shootOut[0], awayShootOut: shootOut[1] }),
      teamSide: isHome ? "home" : "away",
      teamResult: resultOf(winner, isHome ? 1 : 2, afterRegular.has(game.status)),
    },
  };
}

/** As lists show it: a won shoot-out is one goal more (docs/decisions/052). */
function toScoreFields([home, away]: Pair, shootOut: Pair | null) {
  const [homeKicks, awayKicks] = shootOut ?? [0, 0];
  const homeScore = home + (homeKicks > awayKicks ? 1 : 0);
  const awayScore = away + (awayKicks > homeKicks ? 1 : 0);
  return { score: `${homeScore}:${awayScore}`, homeScore, awayScore };
}

/** w, d or l; wo and lo after extra time. */
function resultOf(winner: 0 | 1 | 2, side: 1 | 2, isLate: boolean): string {
  if (winner === 0) return "d";
  return `${winner === side ? "w" : "l"}${isLate ? "o" : ""}`;
}

function leagueFieldsOf(league: League | null, lang: Language) {
  if (league === null) return {};
  const country = countryOf(league.countryKey, lang);
  return {
    leagueName: nameIn(league, lang),
    leagueCode: abbreviate(nameIn(league, lang)),
    countryId: String(country.id),
    countryName: country.name,
  };
}

/** "Premier League" → "PL", "Bundesliga" → "BUN". */
function abbreviate(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== "");
  const [first = ""] = words;
  return (
    words.length === 1
      ? first.slice(0, 3)
      : words
          .map((word) => word.charAt(0))
          .join("")
          .slice(0, 4)
  ).toUpperCase();
}
