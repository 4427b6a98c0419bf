import { contentHash } from "../../wire/content-hash.ts";
import type { DatedMatch } from "../standings-match.ts";
import type { Pair } from "../../timeline/incident.ts";
import type { StandingsRules } from "../standings-rules.ts";
import { toStandings, type RankedRow } from "../standings.ts";

/** So often the rest of a season is played. */
export const simulatedSeasons = 10_000;

/** The rules of a season that is decided by one table. */
export type TableRules = Pick<StandingsRules, "points" | "criteria">;

/** A running game, which is played on from where it stands. */
export type GameSoFar = {
  readonly score: Pair;
  /** The goals that are still to come for each side, as a share of its goals in a whole game. */
  readonly toCome: Pair;
};

/** A game of which nobody knows the result. */
export type Fixture = {
  readonly eventId: string;
  readonly homeId: string;
  readonly awayId: string;
  readonly startSeconds: number;
  /** It is absent before the start, and where nobody knows how long a running game still takes. */
  readonly soFar?: GameSoFar;
};

/** A season of one table that has begun and is not over: all that its table and its chances follow from. */
export type OpenSeason = {
  readonly stageId: string;
  readonly rules: TableRules;
  /** In the order that teams with nothing between them keep. */
  readonly teamIds: readonly string[];
  /** Points that a federation took off (or, negative, gave). */
  readonly deductions: ReadonlyMap<string, number>;
  /** The results of the season before. */
  readonly earlier: readonly DatedMatch[];
  readonly results: readonly DatedMatch[];
  readonly left: readonly Fixture[];
};

/** The table as if the season ended now. */
export const toTableOfNow = ({ teamIds, results, rules, deductions }: OpenSeason): readonly RankedRow[] =>
  toStandings({ participantIds: teamIds, matches: results, rules, deductions });

/** Names all that the chances of a season depend on: the same seed gives the same ones. */
export function seedOf({ stageId, rules, teamIds, deductions, earlier, results, left }: OpenSeason): string {
  const played = [...earlier, ...results].map(({ homeId, awayId, score, winner }) => [homeId, awayId, score, winner]);
  const open = left.map(({ eventId, soFar }) => (soFar === undefined ? eventId : [eventId, soFar]));
  const { points, criteria } = rules;
  return `${stageId} ${contentHash(JSON.stringify([points, criteria, teamIds, [...deductions], played, open]))}`;
}
