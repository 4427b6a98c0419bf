import type { NotificationTexts } from "./fr.ts";

export const es: NotificationTexts = {
  title: "Tus partidos",
  close: "Cerrar",
  sound: "Sonido",
};
