import type { Place } from "../../timeline/shot.ts";

/** The usual size of a pitch; sources give places in hundredths of it. Goals are 7.32 m wide by the laws. */
export const pitchMetres = { length: 105, width: 68, goal: 7.32 } as const;

/** Nearer shots count as taken from this distance: seen from the goal line, the goal would fill no angle. */
const nearestMetres = 0.5;

/** Metres to the goal line, and to the line from goal to goal. */
export const placeOf = ({ x, y }: Place) => ({
  ahead: Math.max(nearestMetres, ((100 - x) / 100) * pitchMetres.length),
  aside: (Math.abs(y - 50) / 100) * pitchMetres.width,
});

/** How far the penalty area reaches from the goal line, and from the middle of the goal to each side, by the laws. */
const boxMetres = { ahead: 16.5, aside: 20.16 } as const;

/** Whether a place is in the penalty area before the goal. */
export function isInBox(place: Place): boolean {
  const { ahead, aside } = placeOf(place);
  return ahead <= boxMetres.ahead && aside <= boxMetres.aside;
}

/** Metres to the middle of the goal. */
export function goalDistance(place: Place): number {
  const { ahead, aside } = placeOf(place);
  return Math.hypot(ahead, aside);
}

/** The angle between the posts as seen from a place, in radians. */
export function goalAngle(place: Place): number {
  const { ahead, aside } = placeOf(place);
  const half = pitchMetres.goal / 2;
  return Math.atan2(aside + half, ahead) - Math.atan2(aside - half, ahead);
}
