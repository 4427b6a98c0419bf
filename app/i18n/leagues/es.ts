import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("es");

export const es: LeaguesTexts = {
  myLeagues: "Mis competiciones",
  myLeaguesHint: "Fija una competición para tenerla aquí y en el menú. Tu selección se guarda en este navegador.",
  pin: (league, country) => `Fijar ${league} (${country})`,
  pinned: "Mis competiciones",
  countries: "Países y competiciones",
  countriesOf: (sport) => `${sport}: países y competiciones`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 competición", other: `${leagues} competiciones` })} de ${plural(countries, { one: "1 país", other: `${countries} países` })}, con marcadores, calendarios y clasificaciones.`,
  languages: "Idioma",
  languagesHint: "Tribune se publica en varios idiomas, cada uno con sus propias direcciones.",
  languagesDescription: "Los idiomas en los que se publica Tribune y la edición de cada país.",
  current: "Edición que estás viendo",
  notHere: "Aún sin publicar",
  only: "Aquí esta página solo existe en español.",
};
