import type { Place, Shot, ShotAction } from "../../timeline/shot.ts";
import { goalAngle, goalDistance, pitchMetres, placeOf } from "./pitch.ts";

/** Rising with the share of goals among shots from the same place: trees split the actions at one point of this order. */
const actionOrder: readonly ShotAction[] = [
  "throw-in",
  "corner",
  "clearance",
  "aerial-duel",
  "free-kick",
  "header",
  "loose-ball",
  "cross",
  "duel",
  "pass",
  "long-ball",
  "rebound",
  "through-ball",
  "dribble",
];

const unknown = Number.NaN;

/**
 * What the trees ask about a shot that is no penalty, `NaN` where the source does not say. Left and right are alike: what lies
 * aside is measured towards the shot's own touch line.
 */
export function shotFeatures(shot: Shot): readonly number[] {
  const { ahead, aside } = placeOf(shot);
  const { body, situation } = shot;
  const previous = situation === "free-kick" ? undefined : shot.previous;
  return [
    goalAngle(shot),
    goalDistance(shot),
    ahead,
    aside,
    body === undefined ? unknown : body === "head" ? 1 : 0,
    situation === undefined ? unknown : situation === "free-kick" ? 0 : situation === "counter" ? 2 : 1,
    previous?.action === undefined ? unknown : actionOrder.indexOf(previous.action),
    ...wayFeatures(previous?.from, shot),
    previous?.seconds ?? unknown,
  ];
}

/** The way of the ball to the shot in metres: along and across the pitch and in all, and where it began. */
function wayFeatures(from: Place | undefined, shot: Place): readonly number[] {
  if (from === undefined) return [unknown, unknown, unknown, unknown, unknown];
  const ownSide = shot.y >= 50 ? 1 : -1;
  const along = ((from.x - shot.x) / 100) * pitchMetres.length;
  const across = ((from.y - shot.y) / 100) * pitchMetres.width * ownSide;
  const ahead = ((100 - from.x) / 100) * pitchMetres.length;
  const aside = ((from.y - 50) / 100) * pitchMetres.width * ownSide;
  return [along, across, Math.hypot(along, across), ahead, aside];
}
