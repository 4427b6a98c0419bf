/** The messages of notifications. Corrections take back a score and name the cause where it is known. */
export const messages = [
  "finished",
  "goal",
  "set",
  "game",
  "correction",
  "correction-coach-challenge",
  "correction-foul",
  "correction-handball",
  "correction-offside",
  "correction-video-review",
] as const;
export type Message = (typeof messages)[number];
