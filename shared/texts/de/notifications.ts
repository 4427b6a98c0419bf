import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "Beendet.",
  goal: "Tor!",
  set: "Satz!",
  game: "Spiel!",
  correction: "Korrektur.",
  "correction-coach-challenge": "Korrektur: Coach's Challenge.",
  "correction-foul": "Korrektur: Foul.",
  "correction-handball": "Korrektur: Handspiel.",
  "correction-offside": "Korrektur: Abseits.",
  "correction-video-review": "Korrektur: Videobeweis.",
};
