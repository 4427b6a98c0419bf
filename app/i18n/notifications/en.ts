import type { NotificationTexts } from "./fr.ts";

export const en: NotificationTexts = {
  title: "Your games",
  close: "Close",
  sound: "Sound",
};
