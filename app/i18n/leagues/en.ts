import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("en");

export const en: LeaguesTexts = {
  myLeagues: "My competitions",
  myLeaguesHint: "Pin a competition to have it here and in the menu. Your choices stay in this browser.",
  pin: (league, country) => `Pin ${league} (${country})`,
  pinned: "My competitions",
  countries: "Countries and competitions",
  countriesOf: (sport) => `${sport}: countries and competitions`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 competition", other: `${leagues} competitions` })} of ${plural(countries, { one: "1 country", other: `${countries} countries` })}, with scores, fixtures and tables.`,
  languages: "Language",
  languagesHint: "Tribune appears in several languages, each with addresses of its own.",
  languagesDescription: "The languages that Tribune appears in, and the version of each country.",
  current: "The version that is shown",
  notHere: "Not published yet",
  only: "Here this page exists in English only.",
};
