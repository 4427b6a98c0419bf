import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("nl");

export const nl: LeaguesTexts = {
  myLeagues: "Mijn competities",
  myLeaguesHint: "Zet een competitie vast om die hier en in het menu te hebben. Je keuze blijft in deze browser.",
  pin: (league, country) => `${league} (${country}) vastzetten`,
  pinned: "Mijn competities",
  countries: "Landen en competities",
  countriesOf: (sport) => `${sport}: landen en competities`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 competitie", other: `${leagues} competities` })} uit ${plural(countries, { one: "1 land", other: `${countries} landen` })}, met uitslagen, programma’s en standen.`,
  languages: "Taal",
  languagesHint: "Tribune verschijnt in verschillende talen, elk met eigen adressen.",
  languagesDescription: "De talen waarin Tribune verschijnt, en de editie van elk land.",
  current: "Deze editie wordt getoond",
  notHere: "Nog niet verschenen",
  only: "Deze pagina is er hier alleen in het Nederlands.",
};
