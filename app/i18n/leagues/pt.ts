import { createPlural } from "../../../shared/texts/plural.ts";
import type { LeaguesTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

export const pt: LeaguesTexts = {
  myLeagues: "As minhas competições",
  myLeaguesHint: "Afixe uma competição para a ter aqui e no menu. As suas escolhas ficam neste navegador.",
  pin: (league, country) => `Afixar ${league} (${country})`,
  pinned: "As minhas competições",
  countries: "Países e competições",
  countriesOf: (sport) => `${sport}: países e competições`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${plural(leagues, { one: "1 competição", other: `${leagues} competições` })} de ${plural(countries, { one: "1 país", other: `${countries} países` })}, com resultados, calendários e classificações.`,
  languages: "Língua",
  languagesHint: "A Tribune é publicada em várias línguas, cada uma com os seus próprios endereços.",
  languagesDescription: "As línguas em que a Tribune é publicada e a edição de cada país.",
  current: "Edição que está a ver",
  notHere: "Ainda não publicada",
  only: "Aqui esta página só existe em português.",
};
