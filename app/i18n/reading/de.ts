import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("de");

export const de: ReadingTexts = {
  rankings: "Weltranglisten",
  rankingsHint: "Alle Ranglisten, Sport für Sport, mit ihren Ersten.",
  rankingsDescription:
    "ATP, WTA, UCI, Formel 1, Biathlon: alle Weltranglisten, Sport für Sport, nach jedem Ergebnis aktualisiert.",
  columns: { rank: "Rang", name: "Name", points: "Punkte", movement: "Veränderung" },
  up: (ranks) => plural(ranks, { one: "1 Platz gewonnen", other: `${ranks} Plätze gewonnen` }),
  down: (ranks) => plural(ranks, { one: "1 Platz verloren", other: `${ranks} Plätze verloren` }),
  same: "Unverändert",
  isNew: "Neu",
  validSince: (date) => `Gültig seit ${date}`,
  ranked: (count) => `${count} Platzierte`,
  rankingDescription: (name, count) => `${name}: Ränge, Punkte und Veränderung, ${count} Platzierte.`,
  before: "Vorherige Plätze",
  after: "Nächste Plätze",
  page: (page) => `Seite ${page}`,
  news: "Nachrichten",
  newsOf: (sport) => `Nachrichten: ${sport}`,
  newsDescription: "Ergebnisse, Transfers und Fakten des Tages, Sport für Sport, mit Quelle.",
  allSports: "Alle Sportarten",
  chooseSport: "Sportart wählen",
  emptyNews: "Zurzeit keine Nachrichten",
  emptyNewsHint: "Artikel der letzten zwei Wochen erscheinen hier.",
  moreNews: "Mehr anzeigen",
  source: (source) => `Quelle: ${source}`,
  readAt: (source) => `Bei ${source} lesen`,
  toMatch: "Zum Spiel",
  about: "In diesem Artikel",
  game: "Das Spiel",
  allNews: "Alle Nachrichten",
  allRankings: "Alle Ranglisten",
};
