import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Finished.",
  goal: "Goal!",
  set: "Set!",
  game: "Game!",
  correction: "Correction.",
  "correction-coach-challenge": "Correction: coach challenge.",
  "correction-foul": "Correction: foul.",
  "correction-handball": "Correction: handball.",
  "correction-offside": "Correction: offside.",
  "correction-video-review": "Correction: video review.",
};
