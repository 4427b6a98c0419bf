/** The position of a shot and the manner in which it was taken. */
export type Shot = {
  /** From the shooting side's own goal line, 0, to the other side's, 100. */
  readonly x: number;
  /** From the left touch line, as the shooting side looks, 0, to the right one, 100. */
  readonly y: number;
  readonly body: ShotBody;
  readonly situation: ShotSituation;
};

export const shotBodies = ["foot", "head"] as const;
/** `head` is any part of the body but a foot. */
export type ShotBody = (typeof shotBodies)[number];

/** `free-kick` and `penalty` are the kick itself; a shot that follows one is open play. */
export const shotSituations = ["open-play", "counter", "free-kick", "penalty"] as const;
export type ShotSituation = (typeof shotSituations)[number];
