import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("pl");

export const pl: LeaguesTexts = {
  myLeagues: "Moje rozgrywki",
  myLeaguesHint: "Przypnij rozgrywki, aby mieć je tutaj i w menu. Twój wybór pozostaje w tej przeglądarce.",
  pin: (league, country) => `Przypnij: ${league} (${country})`,
  pinned: "Moje rozgrywki",
  countries: "Kraje i rozgrywki",
  countriesOf: (sport) => `${sport}: kraje i rozgrywki`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 liga lub puchar", few: `${leagues} ligi i puchary`, other: `${leagues} lig i pucharów` })} z ${plural(countries, { one: "1 kraju", few: `${countries} krajów`, other: `${countries} krajów` })}, z wynikami, terminarzami i tabelami.`,
  languages: "Język",
  languagesHint: "Tribune ukazuje się w wielu językach, w każdym pod własnymi adresami.",
  languagesDescription: "Języki, w których ukazuje się Tribune, i wydanie dla każdego kraju.",
  current: "Wyświetlane wydanie",
  notHere: "Jeszcze nieopublikowane",
  only: "Tutaj ta strona jest tylko po polsku.",
};
