import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Konec.",
  goal: "Gól!",
  set: "Set!",
  game: "Gem!",
  correction: "Oprava.",
  "correction-coach-challenge": "Oprava: trenérská výzva.",
  "correction-foul": "Oprava: faul.",
  "correction-handball": "Oprava: hra rukou.",
  "correction-offside": "Oprava: ofsajd.",
  "correction-video-review": "Oprava: přezkum videa.",
};
