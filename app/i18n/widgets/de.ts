import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("de");

export const de: WidgetTexts = {
  title: "Widgets",
  hint: "Ein Spiel, eine Tabelle oder die Spiele des Tages auf Ihrer Website: eine Zeile zum Kopieren, ohne Skript, Cookie, Werbung und Quoten.",
  description:
    "Liveticker, Tabelle oder die Spiele des Tages auf der eigenen Website: ein kostenloser Rahmen ohne Cookies und Tracker.",
  noGames: "Heute keine Spiele.",
  missing: "Nicht gefunden",
  missingHint: "Dieses Widget führt ins Leere: Die Adresse ist falsch, oder das Spiel gibt es nicht mehr.",
  failed: "Nicht verfügbar",
  failedHint: "Die Ergebnisse kommen gleich von selbst zurück.",
  page: "Spiel, Wettbewerb oder Sportart",
  pageHint: "Ein Name zum Suchen oder die Adresse einer Seite dieser Website.",
  find: "Suchen",
  results: "Ergebnisse",
  noResults:
    "Unter diesem Namen gibt es nichts zu zeigen. Suchen Sie einen Wettbewerb, oder fügen Sie die Adresse eines Spiels ein.",
  table: "Tabelle",
  games: "Spiele",
  theme: "Design",
  accent: "Farbe",
  accentHint:
    "Sechs hexadezimale Ziffern, zum Beispiel 1D4ED8. Die Farbe wird aufgehellt oder abgedunkelt, wo sie schlecht lesbar wäre.",
  ownColour: "Andere Farbe",
  height: "Höhe in Pixeln",
  show: "Vorschau aktualisieren",
  preview: "Vorschau",
  code: "Code zum Kopieren",
  copy: "Code kopieren",
  copied: "Code kopiert.",
  notCopied: "Das Kopieren ist fehlgeschlagen: Markieren Sie den Code und kopieren Sie ihn.",
  promise:
    "Der Spielstand ändert sich von selbst binnen Sekunden. Der Rahmen hinterlässt bei Ihren Lesern weder Cookies noch Daten und verfolgt sie nicht.",
  moreGames: (count: number) =>
    plural(count, { one: "1 weiteres Spiel auf der Website.", other: `${count} weitere Spiele auf der Website.` }),
  follow: (brand: string) => `Auf ${brand} verfolgen`,
  wholeTable: (brand: string) => `Ganze Tabelle auf ${brand}`,
  accents: { green: "Grün", blue: "Blau", purple: "Violett", pink: "Pink", orange: "Orange", grey: "Schiefer" },
};
