import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("it");

export const it: LeaguesTexts = {
  myLeagues: "Le mie competizioni",
  myLeaguesHint: "Fissa una competizione per averla qui e nel menu. Le tue scelte restano in questo browser.",
  pin: (league, country) => `Fissa ${league} (${country})`,
  pinned: "Le mie competizioni",
  countries: "Paesi e competizioni",
  countriesOf: (sport) => `${sport}: Paesi e competizioni`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 competizione", other: `${leagues} competizioni` })} di ${plural(countries, { one: "1 Paese", other: `${countries} Paesi` })}, con punteggi, calendari e classifiche.`,
  languages: "Lingua",
  languagesHint: "Tribune esce in più lingue, ognuna con i propri indirizzi.",
  languagesDescription: "Le lingue in cui esce Tribune e l’edizione di ogni Paese.",
  current: "Edizione che stai leggendo",
  notHere: "Non ancora pubblicata",
  only: "Qui questa pagina esiste solo in italiano.",
};
