import type { NotificationTexts } from "./fr.ts";

export const de: NotificationTexts = {
  title: "Ihre Spiele",
  close: "Schließen",
  sound: "Ton",
  heading: "Benachrichtigungen",
  hint: "Was in Ihren Spielen gerade geschieht, unten auf jeder Seite, solange Tribune auf einem breiten Bildschirm offen ist.",
  choices: { yessound: "Mit Ton", yessilent: "Ohne Ton", no: "Keine" },
};
