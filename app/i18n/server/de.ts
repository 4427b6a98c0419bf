import type { ServerTexts } from "./fr.ts";

export const de: ServerTexts = {
  tooMany: "Zu viele Anfragen",
  tooManyHint: "Ihre Adresse hat in kurzer Zeit zu viele Seiten verlangt. Laden Sie die Seite in einer Minute neu.",
  busy: "Die Seite ist stark ausgelastet",
  busyHint: "Laden Sie die Seite in einigen Augenblicken neu.",
  listDescription: (sport, date) =>
    `${sport}: Livestände, Ergebnisse und Spielplan vom ${date}, Wettbewerb für Wettbewerb.`,
  gambleResponsibly: "Verantwortungsvoll spielen",
  footer: "Seiten der Website",
  thumb: {
    name: "Schnellzugriff",
    scores: "Ergebnisse",
    live: "Live",
    mine: "Meine Spiele",
    search: "Suche",
    more: "Mehr",
  },
  footerLinks: {
    tv: "TV-Programm",
    rankings: "Weltranglisten",
    news: "Nachrichten",
    search: "Suche",
    settings: "Einstellungen",
    mobile: "Auf dem Telefon",
  },
  asked: "Gesuchte Adresse:",
  nearest: "In der Nähe",
  searchFor: "Mannschaft, Wettbewerb oder Spieler suchen",
  searchNow: "Suchen",
  liveOf: (sport) => `${sport} live`,
  lostHint: "Die Adresse ist falsch, oder die Seite wurde entfernt. Die Spiele des Tages sind noch da.",
  seeToday: "Spiele des Tages",
  seeLive: "Livespiele",
  notKept: "Seite offline nicht verfügbar",
  notKeptHint: "Bereits geöffnete Seiten bleiben lesbar. Diese öffnet sich von selbst, sobald das Netz zurück ist.",
  retryHint: "In 10 Sekunden wird es erneut versucht.",
};
