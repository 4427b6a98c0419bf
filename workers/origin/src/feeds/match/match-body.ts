import { contentHash } from "../../../../../shared/wire/content-hash.ts";
import { matchSection } from "../../../../../shared/wire/sections/match-section.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { winners } from "../../../../../shared/timeline/winner.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { countsPeriods, regularPeriods } from "../../../../../shared/timeline/periods.ts";
import type { League, LeagueFormat } from "../../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { placePointsOf } from "../../../../../shared/competitions/championship.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { toEventFields } from "../../ledger/event-row/to-event-fields.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import type { MatchQuestion, MatchContext } from "./match-question.ts";
import { countsAwayGoals } from "../../standings/season-rules.ts";
import { seriesGames, isCup, stageDraw } from "./series-games.ts";
import { fieldDetails } from "./field/field-details.ts";
import { sections } from "./section-bodies.ts";

const hasBody = (section: keyof typeof sections) => (match: MatchQuestion) => sections[section](match) !== emptyBody;

/** The tabs of a match (`DX`) in their order, each with the test whether it has content. */
const tabs: readonly (readonly [tab: string, isFilled: (match: MatchQuestion) => boolean])[] = [
  ["ST", hasBody("st")],
  ["MH", (match) => isDuel(match) && hasBody("mh")(match)],
  // Events with many starters; these codes are our own.
  ["TLA", (match) => !isDuel(match) && hasBody("mh")(match)],
  ["TRO", (match) => !isDuel(match) && hasBody("sur")(match)],
  ["TST", (match) => !isDuel(match) && hasBody("se")(match)],
  ["THI", hasBody("hi")],
  ["TGR", hasGrid],
  ["MC", hasBody("mc")],
  ["OD", ({ context, details, clock }) => quotesOf(context, details.state, clock).length > 0],
  ["HH", hasBody("hh")],
  ["LI", hasBody("li")],
  ["LC", hasBody("lc")],
  ["PS", hasBody("psn")],
  ["MR", hasBody("mr")],
  ["SCR", hasBody("scr")],
  ["NF", hasBody("nf")],
  ["LT", (match) => (isDuel(match) ? !withoutTable.has(match.league?.format) : hasChampionship(match))],
  // Groups have no draw before their knock-out rounds are known.
  [
    "DR",
    ({ context, league, clock }) => league !== null && isCup(league) && stageDraw(context, league, clock).length > 0,
  ],
  // Our own: the channels of the highlights, the games of a tie or a series.
  ["HL", hasBody("hl")],
  ["SE", (match) => isDuel(match) && seriesGames(match).length > 0],
  ["TV", ({ details }) => (details.state.channels ?? []).some(({ isHighlights }) => isHighlights !== true)],
];

const toTabs = (match: MatchQuestion): readonly string[] =>
  tabs.filter(([, isFilled]) => isFilled(match)).map(([tab]) => tab);

const withoutTable = new Set<LeagueFormat | undefined>(["knock-out", "friendlies"]);

const isDuel = ({ details }: MatchQuestion): boolean => sportById(details.state.schedule.sportId)?.duel === true;

/** Whether it is known from where the starters begin. */
function hasGrid(match: MatchQuestion): boolean {
  return fieldDetails(match).some(({ state: { facts } }) => typeof facts?.grid === "number" || !!facts?.qualifying1);
}

const hasChampionship = ({ league }: MatchQuestion): boolean =>
  league !== null && placePointsOf(league.sportId, competitionKey(league)).length > 0;

/** The state of one match (`dc_`). */
export const toMatchBody = (match: MatchQuestion): string => {
  const changedSeconds = match.context.events.changedSeconds(match.details.state.schedule.eventId);
  return toMatchRow(match, toTabs(match), seriesGames(match), changedSeconds);
};

/**
 * A single row, its signature inside it.
 * @param series all games of the tie or series that the match is one of
 * @param changedSeconds 0 where nobody noted it
 */
export function toMatchRow(
  { details, league }: MatchContext,
  tabs: readonly string[],
  series: readonly EventState[] = [],
  changedSeconds = 0,
): string {
  const { state, entries } = details;
  const row = toEventFields(state, "");
  const hasScore = row.homeScore !== undefined;
  const fullTime = hasScore ? (state.fullTime ?? state.score) : null;
  const extraTime = hasScore ? extraTimeOf(state) : null;
  const updatedSeconds = entries.at(-1)?.incident.atSeconds;
  const fields = {
    ...defined({
      statusType: row.statusType,
      statusTypeShown: row.statusTypeShown,
      status: row.status,
      startSeconds: row.startSeconds,
      statusStartSeconds: row.statusStartSeconds ?? state.schedule.startSeconds,
      homeScore: row.homeScore,
      awayScore: row.awayScore,
      homeFullTime: fullTime?.[0],
      awayFullTime: fullTime?.[1],
      homeExtraTime: extraTime?.[0],
      awayExtraTime: extraTime?.[1],
      minute: row.minute,
      winner: toLetter(row.winner),
      winnerFullTime: row.winnerFullTime,
      advanced: advancedOf(state, league, row.winner),
      // A match that has not started has no update time.
      updatedSeconds: row.statusType === statusType.scheduled ? undefined : updatedSeconds,
      changedSeconds: changedSeconds === 0 ? undefined : changedSeconds,
      ...toTennisCells(state),
    }),
    notice: state.notice ?? null,
    ...(row.noticeBookmakerIds && { noticeBookmakerIds: row.noticeBookmakerIds }),
    image: null,
    textDt: null,
    flagDl: 1,
    flagDs: 0,
    flagDv: 1,
    flagAw: 0,
    ...(series.length === 0 ? {} : { series: series.map(toSeriesText) }),
    ...(series.length > 0 && league !== null && countsAwayGoals(league) ? { awayGoals: 1 } : {}),
    tabs,
  };
  const encode = (signature: string) =>
    matchSection.encode({ sportId: 0, rows: [{ kind: "match", fields: { ...fields, signature } }], signature: "" });
  return encode(contentHash(encode("")));
}

/**
 * "{event}:{start}:{host}:{stage type}:{host's score}:{guest's score}", without the scores if the match has none, and with those of
 * its shoot-out behind them if it had one.
 */
function toSeriesText({ schedule, status: reached, score, shootOut }: EventState): string {
  const scores = score === null ? [] : [...score, ...(shootOut ?? [])];
  return [schedule.eventId, schedule.startSeconds, schedule.home.id, shownStatusType(reached), ...scores].join(":");
}

/** Games of the running set, points of the running game and the server; for a match that is over, all its games. */
function toTennisCells({ schedule, status: reached, periods, facts }: EventState) {
  if (schedule.sportId !== sportIds.tennis || periods.length === 0) return {};
  const type = shownStatusType(reached);
  if (type === statusType.finished) {
    const total = (side: 0 | 1) => String(periods.reduce((sum, period) => sum + period[side], 0));
    return { homePoints: total(0), awayPoints: total(1), serve: 0 };
  }
  const [homeGames, awayGames] = periods.at(-1) ?? [0, 0];
  const { homeGamePoints, awayGamePoints, serve } = facts ?? {};
  return {
    homeGames,
    awayGames,
    homePoints: homeGamePoints ?? "0",
    awayPoints: awayGamePoints ?? "0",
    serve: serve ?? 0,
  };
}

/** The score of all periods after regular time, added up in one pair. */
function extraTimeOf({ schedule, periods }: EventState): readonly [number, number] | null {
  if (countsPeriods(schedule.sportId)) return null;
  const after = periods.slice(regularPeriods(schedule.sportId));
  if (after.length === 0) return null;
  return after.reduce<[number, number]>(([home, away], period) => [home + period[0], away + period[1]], [0, 0]);
}

/**
 * The side that reaches the next round: the one that a source names, else the winner of a single deciding game. The last game of
 * a tie of several games does not decide it alone.
 */
function advancedOf(state: EventState, league: League | null, winner: number | null | undefined): number | undefined {
  if (state.facts?.homeAdvanced === 1) return winners.home;
  if (state.facts?.awayAdvanced === 1) return winners.away;
  const isDecided = shownStatusType(state.status) === statusType.finished && (winner === 1 || winner === 2);
  const isCup = league?.format === "knock-out" && state.schedule.seriesId === undefined;
  return isDecided && isCup ? winner : undefined;
}

/** H home, A away, D draw; absent while there is no winner. */
const toLetter = (winner: number | null | undefined) =>
  winner === undefined || winner === null ? undefined : ["D", "H", "A"][winner];

/** Absent cells are absent keys. */
function defined<T extends object>(fields: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  // The filter removes only undefined fields.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
