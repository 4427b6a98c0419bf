import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Finita.",
  goal: "Gol!",
  set: "Set!",
  game: "Game!",
  correction: "Correzione.",
  "correction-coach-challenge": "Correzione: challenge dell’allenatore.",
  "correction-foul": "Correzione: fallo.",
  "correction-handball": "Correzione: fallo di mano.",
  "correction-offside": "Correzione: fuorigioco.",
  "correction-video-review": "Correzione: revisione al video.",
};
