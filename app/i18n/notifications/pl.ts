import type { NotificationTexts } from "./fr.ts";

export const pl: NotificationTexts = {
  title: "Twoje mecze",
  close: "Zamknij",
  sound: "Dźwięk",
};
