import type { Refusals } from "./fr.ts";

export const de: Refusals = {
  tooMany: "Zu viele Anfragen",
  tooManyHint: "Ihre Adresse hat in kurzer Zeit zu viele Seiten verlangt. Laden Sie die Seite in einer Minute neu.",
  busy: "Die Seite ist stark ausgelastet",
  busyHint: "Laden Sie die Seite in einigen Augenblicken neu.",
};
