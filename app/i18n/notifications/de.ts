import type { NotificationTexts } from "./fr.ts";

export const de: NotificationTexts = {
  title: "Ihre Spiele",
  close: "Schließen",
  sound: "Ton",
};
