import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Koniec.",
  goal: "Gol!",
  set: "Set!",
  game: "Gem!",
  correction: "Korekta.",
  "correction-coach-challenge": "Korekta: challenge trenera.",
  "correction-foul": "Korekta: faul.",
  "correction-handball": "Korekta: zagranie ręką.",
  "correction-offside": "Korekta: spalony.",
  "correction-video-review": "Korekta: wideoweryfikacja.",
};
