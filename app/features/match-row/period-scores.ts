import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { joinExtraParts } from "../../../shared/timeline/periods.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";

/** A row has room for so many parts; baseball's nine innings are for the page of the game. */
const mostPeriods = 7;
/** As wide as a digit, so that columns of numbers align in one text. */
export const digitSpace = "\u2007";

type Column = readonly [home: string, away: string];

/**
 * The parts beside the score of any sport but football, a line per side: sets, quarters, the points of the running game or frame,
 * overs. Empty if there are none.
 */
export function periodScoresOf(event: EventFields, sportId: number): string {
  const overs = oversOf(event);
  // A line without a character would have no height.
  if (overs.some((text) => text !== "")) return overs.map((text) => text || digitSpace).join("\n");
  const columns = [...periodColumns(event, sportId), ...gameColumn(event)];
  if (columns.length === 0) return "";
  // A set of tennis has one digit, a part of most other sports two, so that the digits of all rows align.
  const least = sportId === sportIds.tennis ? 1 : 2;
  const line = (side: 0 | 1) =>
    columns
      .map((column) => column[side].padStart(Math.max(least, column[0].length, column[1].length), digitSpace))
      .join(digitSpace);
  return `${line(0)}\n${line(1)}`;
}

/** The parts that are over or running, without the points of a running game. */
export function periodColumns(event: EventFields, sportId: number): readonly Column[] {
  const halves = halfColumns(event);
  if (halves.length > 0) return halves;
  const shown = sportById(sportId)?.scorePeriods ?? 0;
  // An innings of cricket is one side's, and its runs are the score already.
  if (shown < 2 || shown > mostPeriods || event.cricketType) return [];
  const parts = periodPairs(event).flatMap((pair) => (pair === null ? [] : [pair]));
  return joinExtraParts(parts, sportId, mostPeriods).map(([home, away]) => [String(home), String(away)]);
}

/** The halves of pesäpallo, whose eleven parts are too many for a row. */
const halfColumns = ({ homeHalf1, awayHalf1, homeHalf2, awayHalf2 }: EventFields): readonly Column[] =>
  [
    [homeHalf1, awayHalf1],
    [homeHalf2, awayHalf2],
  ].flatMap(([home, away]): readonly Column[] =>
    typeof home === "number" && typeof away === "number" ? [[String(home), String(away)]] : [],
  );

/** The score of each part, all eleven places of a row, null for a part that has none. */
export function periodPairs(event: EventFields): readonly (Pair | null)[] {
  const pairs = [
    [event.homePeriod1, event.awayPeriod1],
    [event.homePeriod2, event.awayPeriod2],
    [event.homePeriod3, event.awayPeriod3],
    [event.homePeriod4, event.awayPeriod4],
    [event.homePeriod5, event.awayPeriod5],
    [event.homePeriod6, event.awayPeriod6],
    [event.homePeriod7, event.awayPeriod7],
    [event.homePeriod8, event.awayPeriod8],
    [event.homePeriod9, event.awayPeriod9],
    [event.homePeriod10, event.awayPeriod10],
    [event.homePeriod11, event.awayPeriod11],
  ] as const;
  return pairs.map(([home, away]) => (typeof home === "number" && typeof away === "number" ? [home, away] : null));
}

/** The points of a running game only; points left over from a finished game mean nothing. */
const gameColumn = ({ statusType: type, homeGamePoints, awayGamePoints }: EventFields): readonly Column[] =>
  type === statusType.live && homeGamePoints && awayGamePoints
    ? [[homeGamePoints.padStart(2, digitSpace), awayGamePoints.padStart(2, digitSpace)]]
    : [];

/** "/6 (18.2)": wickets lost, and overs. */
export const inningsText = (wickets: number | null | undefined, overs: string | null | undefined) =>
  typeof wickets === "number" && overs ? `/${wickets} (${overs})` : "";

const oversOf = ({ homeWickets, homeOvers, awayWickets, awayOvers }: EventFields): Column => [
  inningsText(homeWickets, homeOvers),
  inningsText(awayWickets, awayOvers),
];

/** The score of each side; null for a side of cricket that is yet to bat, whose 0 means nothing. */
export function sideScores(event: EventFields, [home, away]: Pair): readonly [number | null, number | null] {
  const [first, second] = oversOf(event);
  return [first || home || !second ? home : null, second || away || !first ? away : null];
}

/** The score between two sides. The empty place of a side that is yet to bat is as wide as the other's runs, which stay on their own side. */
export function facingScores(event: EventFields, score: Pair): readonly [home: string, away: string] {
  const [home, away] = sideScores(event, score);
  return [String(home ?? roomOf(away)), String(away ?? roomOf(home))];
}

const roomOf = (runs: number | null): string => digitSpace.repeat(String(runs).length);

/** The score, a line per side. */
export const scoreLines = (event: EventFields, score: Pair): string =>
  sideScores(event, score)
    .map((runs) => runs ?? digitSpace)
    .join("\n");
