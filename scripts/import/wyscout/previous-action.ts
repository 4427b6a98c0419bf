import type { Place, PreviousAction, ShotAction } from "../../../shared/timeline/shot.ts";
import type { WyscoutEvent } from "./schema.ts";

/** What an event before a shot is called here, by its name and by the side that shoots ("own") or not ("other"). */
const actions: readonly (readonly [pattern: RegExp, action: ShotAction])[] = [
  [/^own (simple|hand) pass$/, "pass"],
  [/^own smart pass$/, "through-ball"],
  [/^own cross$/, "cross"],
  [/^own (high pass|launch|goal kick)$/, "long-ball"],
  [/^own head pass$/, "header"],
  [/^own corner$/, "corner"],
  [/^own free kick( cross)?$/, "free-kick"],
  [/^own throw in$/, "throw-in"],
  [/^own acceleration$/, "dribble"],
  [/ground (attacking|defending) duel$/, "duel"],
  [/air duel$/, "aerial-duel"],
  [/ (reflexes|save attempt)$|^own (shot|free kick shot|penalty)$/, "rebound"],
  [/^other (clearance|head pass)$/, "clearance"],
  [/ (touch|ground loose ball duel|goalkeeper leaving line)$|^other .*(pass|launch|goal kick|throw in)$/, "loose-ball"],
];

/** Play was stopped where an event is longer ago. */
const mostSeconds = 60;

/** @param name as "own simple pass"; null for a foul and the like, after which the ball was not played */
export const toAction = (name: string): ShotAction | null =>
  actions.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Turns a place around that an event of the other side saw. */
export const asShooterSees = ({ x, y }: Place, isOwn: boolean): Place =>
  isOwn ? { x, y } : { x: 100 - x, y: 100 - y };

/** What came before a shot from play; null where the event before says nothing of it. */
export function toPrevious(shot: WyscoutEvent, before: WyscoutEvent | undefined): PreviousAction | null {
  if (shot.eventName !== "Shot" || before?.matchPeriod !== shot.matchPeriod) return null;
  const isOwn = before.teamId === shot.teamId;
  const action = toAction(`${isOwn ? "own" : "other"} ${before.subEventName.toLowerCase()}`);
  if (action === null) return null;
  const [from] = before.positions;
  const seconds = Math.max(0, Math.round((shot.eventSec - before.eventSec) * 10) / 10);
  if (seconds > mostSeconds) return null;
  return { action, ...(from === undefined ? {} : { from: asShooterSees(from, isOwn) }), seconds };
}
