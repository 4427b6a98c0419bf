/** The position of a shot and the manner in which it was taken, as far as the source knows them. */
export type Shot = Place & {
  readonly body?: ShotBody;
  /** A source that does not know it has no penalties among its shots: those always say so. */
  readonly situation?: ShotSituation;
  /** Absent for free kicks and penalties, which follow a whistle. */
  readonly previous?: PreviousAction;
};

export type Place = {
  /** From the shooting side's own goal line, 0, to the other side's, 100. */
  readonly x: number;
  /** From the left touch line, as the shooting side looks, 0, to the right one, 100. */
  readonly y: number;
};

export const shotBodies = ["foot", "head"] as const;
/** `head` is any part of the body but a foot. */
export type ShotBody = (typeof shotBodies)[number];

/** `free-kick` and `penalty` are the kick itself; a shot that follows one is open play. */
export const shotSituations = ["open-play", "counter", "free-kick", "penalty"] as const;
export type ShotSituation = (typeof shotSituations)[number];

/** The last action with the ball before a shot, by either side. */
export type PreviousAction = {
  readonly action?: ShotAction;
  /** The place where the action began, as the shooting side looks. */
  readonly from?: Place;
  /** From the action to the shot. */
  readonly seconds?: number;
};

/**
 * Passes of the shooting side by their kind; `dribble` and `duel` are the side's own run and its fight for the ball on the ground,
 * `rebound` a shot that was saved, blocked or hit the woodwork, `clearance` one of the other side, `loose-ball` any other touch.
 */
export const shotActions = [
  "pass",
  "through-ball",
  "cross",
  "long-ball",
  "header",
  "corner",
  "free-kick",
  "throw-in",
  "dribble",
  "duel",
  "aerial-duel",
  "rebound",
  "clearance",
  "loose-ball",
] as const;
export type ShotAction = (typeof shotActions)[number];
