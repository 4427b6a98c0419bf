import { parseOvers } from "../../../../../../shared/sports/overs.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";

/** An over of an innings, ball by ball. */
export type Over = {
  /** The runs of both sides after it, or so far. */
  readonly score: Pair;
  readonly battingSide: Side;
  /** In their order: runs ("0", "4"), "W" for a wicket, "1wd" for a wide, which is bowled again. */
  readonly balls: readonly string[];
  readonly isOver: boolean;
};

const ballsPerOver = 6;

/**
 * The overs of an innings, by how many its source says have been bowled; a ball that it leaves out changed nothing. Empty where it does
 * not count them.
 */
export function toOvers(entries: readonly DetailsEntry[]): readonly Over[] {
  const overs: Over[] = [];
  let balls: string[] = [];
  /** The marks reported so far for the ball that is not counted yet. */
  let next: string[] = [];
  let bowled = 0;
  let score: Pair = [0, 0];
  const close = (battingSide: Side, isOver: boolean) => {
    overs.push({ score, battingSide, balls, isOver });
    balls = [];
  };
  let batting: Side | null = null;
  for (const { incident, score: after, takenBack } of entries) {
    score = after ?? score;
    if (incident.kind === "points" && takenBack === undefined)
      next.push(incident.how === "wide" ? `${incident.value}wd` : String(incident.value));
    if (incident.kind === "play" && incident.play === "wicket" && takenBack === undefined) next.push("W");
    if (incident.kind !== "facts") continue;
    const { homeOvers, awayOvers } = incident.facts;
    const counted = parseOvers(homeOvers ?? awayOvers ?? "");
    if (counted === null) continue;
    batting = homeOvers == null ? 2 : 1;
    const isWide = next.length > 0 && next.every((text) => text.endsWith("wd"));
    // The source reports a wide with the number of the ball that is bowled again after it.
    const unsaid = Math.max(0, counted - bowled - 1);
    for (let ball = 0; ball < unsaid; ball += 1) {
      balls.push("0");
      bowled += 1;
      if (bowled % ballsPerOver === 0) close(batting, true);
    }
    if (counted === 0) continue;
    balls.push(...(next.length > 0 ? next : ["0"]));
    next = [];
    if (isWide) continue;
    bowled = counted;
    if (bowled % ballsPerOver === 0) close(batting, true);
  }
  if (batting !== null && balls.length > 0) close(batting, false);
  return overs;
}
