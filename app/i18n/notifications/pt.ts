import type { NotificationTexts } from "./fr.ts";

export const pt: NotificationTexts = {
  title: "Os seus jogos",
  close: "Fechar",
  sound: "Som",
};
