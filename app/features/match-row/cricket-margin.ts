import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { cricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { periodPairs } from "./period-scores.ts";
import { scoreOf, viewOf, winnerOf } from "./result.ts";

type Won = {
  readonly kind: "won";
  readonly side: 1 | 2;
  /** Null where the score does not tell by how much. */
  readonly by: "byWickets" | "byRuns" | "byInnings" | "superOver" | null;
  readonly count: number;
};
export type Margin = Won | { readonly kind: "tied" | "drawn" | "noResult" };

const wicketsOfInnings = 10;
/** A target that rain changed is no side's score. */
const rainRule = /D\/?L|VJD/i;

/**
 * Who chases wins by the wickets it has left, who is chased by runs, and by an innings where it needed one less. Null for a
 * game that is not over, or was not decided by play.
 */
export function marginOf(event: EventFields): Margin | null {
  if (viewOf(event) !== "finished") return null;
  const { status } = event;
  const side = winnerOf(event);
  if (status === eventStatus.abandoned && side === 0) return { kind: "noResult" };
  const score = scoreOf(event);
  if (score === null || (status !== eventStatus.finished && status !== eventStatus.afterExtraInnings)) return null;
  const batted = battingSides(event);
  if (side === 0) return { kind: isTied(event, score, batted) ? "tied" : "drawn" };
  const won = (by: Won["by"], count = 0): Won => ({ kind: "won", side, by, count });
  if (status === eventStatus.afterExtraInnings) return won("superOver");
  const last = batted.at(-1) ?? 0;
  if (last === 0) return won(null);
  if (last === side) {
    const lost = side === 1 ? event.homeWickets : event.awayWickets;
    return typeof lost === "number" && lost < wicketsOfInnings ? won("byWickets", wicketsOfInnings - lost) : won(null);
  }
  const lead = side === 1 ? score[0] - score[1] : score[1] - score[0];
  if (lead <= 0 || rainRule.test(event.notice ?? "")) return won(null);
  const inningsOf = (of: number) => batted.filter((each) => each === of).length;
  return won(inningsOf(side) < inningsOf(3 - side) ? "byInnings" : "byRuns", lead);
}

/** Who batted in each innings, in the order of play: 0 where a source counts runs of both sides in one. */
const battingSides = (event: EventFields): readonly (0 | 1 | 2)[] =>
  periodPairs(event).flatMap((pair) =>
    pair === null || (pair[0] === 0 && pair[1] === 0)
      ? []
      : pair[0] !== 0 && pair[1] !== 0
        ? [0]
        : [pair[0] === 0 ? 2 : 1],
  );

/** Level over limited overs; in a match over days only when the last side is all out. */
function isTied(event: EventFields, [home, away]: readonly [number, number], batted: readonly number[]): boolean {
  if (home !== away) return false;
  const type = cricketGameType(event.cricketType ?? 0);
  if (type === "test" || (type === null && batted.length > 2))
    return (batted.at(-1) === 1 ? event.homeWickets : event.awayWickets) === wicketsOfInnings;
  return true;
}
