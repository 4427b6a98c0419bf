import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("de");

export const de: LeaguesTexts = {
  myLeagues: "Meine Wettbewerbe",
  myLeaguesHint:
    "Heften Sie einen Wettbewerb an, damit er hier und im Menü steht. Ihre Auswahl bleibt in diesem Browser.",
  pin: (league, country) => `${league} (${country}) anheften`,
  pinned: "Meine Wettbewerbe",
  countries: "Länder und Wettbewerbe",
  countriesOf: (sport) => `${sport}: Länder und Wettbewerbe`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 Wettbewerb", other: `${leagues} Wettbewerbe` })} aus ${plural(countries, { one: "1 Land", other: `${countries} Ländern` })}, mit Ergebnissen, Spielplänen und Tabellen.`,
  languages: "Sprache",
  languagesHint: "Tribune erscheint in mehreren Sprachen, jede mit eigenen Adressen.",
  languagesDescription: "Die Sprachen, in denen Tribune erscheint, und die Ausgabe jedes Landes.",
  current: "Diese Ausgabe wird angezeigt",
  notHere: "Noch nicht erschienen",
  only: "Hier gibt es diese Seite nur auf Deutsch.",
};
