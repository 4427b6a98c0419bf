import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Terminé.",
  goal: "But !",
  set: "Set !",
  game: "Jeu !",
  correction: "Correction.",
  "correction-coach-challenge": "Correction : challenge de l'entraîneur.",
  "correction-foul": "Correction : faute.",
  "correction-handball": "Correction : main.",
  "correction-offside": "Correction : hors-jeu.",
  "correction-video-review": "Correction : arbitrage vidéo.",
};
