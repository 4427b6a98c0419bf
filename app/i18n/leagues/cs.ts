import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("cs");

export const cs: LeaguesTexts = {
  myLeagues: "Moje soutěže",
  myLeaguesHint: "Připněte si soutěž, ať ji máte tady a v menu. Váš výběr zůstává v tomto prohlížeči.",
  pin: (league, country) => `Připnout: ${league} (${country})`,
  pinned: "Moje soutěže",
  countries: "Země a soutěže",
  countriesOf: (sport) => `${sport}: země a soutěže`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 soutěž", few: `${leagues} soutěže`, other: `${leagues} soutěží` })} z ${plural(countries, { one: "1 země", few: `${countries} zemí`, other: `${countries} zemí` })}, s výsledky, programem a tabulkami.`,
  languages: "Jazyk",
  languagesHint: "Tribune vychází v několika jazycích, každý má vlastní adresy.",
  languagesDescription: "Jazyky, ve kterých Tribune vychází, a vydání pro každou zemi.",
  current: "Zobrazené vydání",
  notHere: "Zatím nevyšlo",
  only: "Tato stránka je tu jen v češtině.",
};
