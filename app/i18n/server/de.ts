import type { ServerTexts } from "./fr.ts";

export const de: ServerTexts = {
  tooMany: "Zu viele Anfragen",
  tooManyHint: "Ihre Adresse hat in kurzer Zeit zu viele Seiten verlangt. Laden Sie die Seite in einer Minute neu.",
  busy: "Die Seite ist stark ausgelastet",
  busyHint: "Laden Sie die Seite in einigen Augenblicken neu.",
  listDescription: (sport, date) =>
    `${sport}: Livestände, Ergebnisse und Spielplan vom ${date}, Wettbewerb für Wettbewerb.`,
  footer: "Seiten der Website",
  footerLinks: {
    mixed: "Alle Sportarten",
    tv: "TV-Programm",
    rankings: "Weltranglisten",
    news: "Nachrichten",
    search: "Suche",
    settings: "Einstellungen",
    mobile: "Auf dem Telefon",
  },
};
