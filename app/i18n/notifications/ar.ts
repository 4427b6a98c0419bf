import type { NotificationTexts } from "./fr.ts";

export const ar: NotificationTexts = {
  title: "مبارياتك",
  close: "إغلاق",
  sound: "الصوت",
};
