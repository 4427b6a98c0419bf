import type { NotificationTexts } from "./fr.ts";

export const it: NotificationTexts = {
  title: "Le tue partite",
  close: "Chiudi",
  sound: "Audio",
};
