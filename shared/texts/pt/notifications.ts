import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Terminado.",
  goal: "Golo!",
  set: "Set!",
  game: "Jogo!",
  correction: "Correção.",
  "correction-coach-challenge": "Correção: desafio do treinador.",
  "correction-foul": "Correção: falta.",
  "correction-handball": "Correção: mão na bola.",
  "correction-offside": "Correção: fora de jogo.",
  "correction-video-review": "Correção: videoárbitro.",
};
