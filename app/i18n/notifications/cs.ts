import type { NotificationTexts } from "./fr.ts";

export const cs: NotificationTexts = {
  title: "Vaše zápasy",
  close: "Zavřít",
  sound: "Zvuk",
};
