import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

export const fr = {
  myLeagues: "Mes compétitions",
  myLeaguesHint: "Épinglez une compétition pour l’avoir ici et dans le menu. Vos choix restent dans ce navigateur.",
  pin: (league: string, country: string) => `Épingler ${league} (${country})`,
  pinned: "Mes compétitions",
  countries: "Pays et compétitions",
  countriesOf: (sport: string) => `${sport} : pays et compétitions`,
  countriesDescription: (sport: string, countries: number, leagues: number) =>
    `${sport} : ${plural(leagues, { one: "1 compétition", other: `${leagues} compétitions` })} de ${plural(countries, { one: "1 pays", other: `${countries} pays` })}, avec scores, calendriers et classements.`,
  languages: "Langue",
  languagesHint: "Tribune paraît en plusieurs langues, chacune avec ses propres adresses.",
  languagesDescription: "Les langues dans lesquelles Tribune paraît, et la version de chaque pays.",
  current: "Version affichée",
  notHere: "Pas encore publiée",
  only: "Cette page n’existe ici qu’en français.",
};

export type LeaguesTexts = typeof fr;
