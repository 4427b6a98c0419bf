import type { NotificationTexts } from "./fr.ts";

export const nl: NotificationTexts = {
  title: "Jouw wedstrijden",
  close: "Sluiten",
  sound: "Geluid",
};
