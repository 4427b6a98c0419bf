import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Afgelopen.",
  goal: "Doelpunt!",
  set: "Set!",
  game: "Game!",
  correction: "Correctie.",
  "correction-coach-challenge": "Correctie: challenge van de coach.",
  "correction-foul": "Correctie: overtreding.",
  "correction-handball": "Correctie: hands.",
  "correction-offside": "Correctie: buitenspel.",
  "correction-video-review": "Correctie: videoscheidsrechter.",
};
