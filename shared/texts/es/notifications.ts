import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Finalizado.",
  goal: "¡Gol!",
  set: "¡Set!",
  game: "¡Juego!",
  correction: "Corrección.",
  "correction-coach-challenge": "Corrección: revisión pedida por el entrenador.",
  "correction-foul": "Corrección: falta.",
  "correction-handball": "Corrección: mano.",
  "correction-offside": "Corrección: fuera de juego.",
  "correction-video-review": "Corrección: revisión de vídeo.",
};
