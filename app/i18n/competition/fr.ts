import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const fr = {
  breadcrumbs: "Fil d’Ariane",
  home: "Accueil",
  sectionsLabel: "Rubriques de la compétition",
  pageSections: "Rubriques",
  season: (season: string) => `saison ${season}`,
  seasons: "Choisir une saison",
  sections: {
    summary: "Résumé",
    results: "Résultats",
    fixtures: "Calendrier",
    standings: "Classement",
    draw: "Tableau",
    scorers: "Buteurs",
    odds: "Cotes",
    news: "Actualités",
    archive: "Archives",
  },
  titles: {
    summary: (name: string, season: string) => `${name} ${season} : scores en direct, calendrier et classement`,
    results: (name: string, season: string) => `${name} ${season} : tous les résultats`,
    fixtures: (name: string, season: string) => `${name} ${season} : calendrier des matchs`,
    standings: (name: string, season: string) => `${name} ${season} : classement`,
    draw: (name: string, season: string) => `${name} ${season} : tableau`,
    scorers: (name: string, season: string) => `${name} ${season} : meilleurs buteurs`,
    odds: (name: string, season: string) => `${name} ${season} : cotes des prochains matchs`,
    news: (name: string) => `${name} : actualités`,
    archive: (name: string) => `${name} : palmarès et anciennes saisons`,
  },
  descriptions: {
    summary: (name: string, country: string, season: string) =>
      `${name} (${country}), saison ${season} : les scores en direct, les derniers résultats, les prochains rendez-vous et le classement.`,
    results: (name: string, country: string, season: string) =>
      `Tous les résultats de la saison ${season} : ${name} (${country}), du plus récent au plus ancien.`,
    fixtures: (name: string, country: string, season: string) =>
      `Qui joue quand ? Les prochaines dates de la saison ${season} : ${name} (${country}).`,
    standings: (name: string, country: string, season: string) =>
      `Le classement de la saison ${season} : ${name} (${country}). Général, domicile, extérieur et forme du moment.`,
    draw: (name: string, country: string, season: string) =>
      `Le tableau de la saison ${season}, tour par tour jusqu’à la finale : ${name} (${country}).`,
    scorers: (name: string, country: string, season: string) =>
      `Qui marque le plus ? Les buteurs de la saison ${season} : ${name} (${country}).`,
    odds: (name: string, country: string, season: string) =>
      `Les cotes des prochains matchs : ${name} (${country}), saison ${season}, avec les règles du pays d’où vous regardez.`,
    news: (name: string, country: string) =>
      `Résultats racontés et actualités de la compétition : ${name} (${country}).`,
    archive: (name: string, country: string) => `Les vainqueurs, saison après saison : ${name} (${country}).`,
  },
  /** The first section of a season that is over, of one with a draw in place of a table, and of one with neither. */
  summaryOf: {
    past: {
      title: (name: string, season: string) => `${name} ${season} : tous les résultats de la saison`,
      description: (name: string, country: string, season: string) =>
        `La saison ${season} est terminée : retrouvez ses résultats, ses rencontres et ses meilleurs joueurs. ${name} (${country}).`,
    },
    draw: {
      title: (name: string, season: string) => `${name} ${season} : scores en direct, calendrier et tableau`,
      description: (name: string, country: string, season: string) =>
        `${name} (${country}), saison ${season} : les scores en direct, les derniers résultats, les prochains rendez-vous et le tableau, tour par tour.`,
    },
    open: {
      title: (name: string, season: string) => `${name} ${season} : scores en direct, calendrier et résultats`,
      description: (name: string, country: string, season: string) =>
        `${name} (${country}), saison ${season} : les scores en direct, les derniers résultats et les prochains rendez-vous.`,
    },
  },
  live: "En direct",
  lastResults: "Derniers résultats",
  next: "Prochains matchs",
  nextEvents: "Prochaines épreuves",
  lastEvents: "Dernières épreuves",
  allResults: "Tous les résultats",
  allFixtures: "Tout le calendrier",
  calendar: "Calendrier à suivre dans votre agenda",
  wholeTable: "Classement complet",
  participants: { teams: "Équipes", players: "Participants" },
  allScorers: "Tous les buteurs",
  wholeDraw: "Tableau complet",
  emptySeason: "Rien n’est encore annoncé",
  emptySeasonHint: "Les rencontres de cette saison apparaissent ici dès qu’elles sont connues.",
  emptyPart: "Il n’y en a pas davantage",
  moreParts: "Pages de la liste",
  partBefore: { results: "Résultats plus récents", fixtures: "Matchs plus proches" },
  partAfter: { results: "Résultats plus anciens", fixtures: "Matchs suivants" },
  rounds: "Tours",
  toBeDecided: "À déterminer",
  bye: "Exempt",
  penalties: (score: string) => `t. a. b. ${score}`,
  drawHint: "Faites glisser pour voir le tour suivant.",
  tie: (first: string, second: string) => `${first} – ${second}`,
  goesOn: "qualifié",
  rank: "Rang",
  scorer: "Buteur",
  team: "Équipe",
  goals: "Buts",
  assists: "Passes",
  ofPenalties: (count: number) => `${count} pen.`,
  emptyScorers: "Pas encore de buteur",
  emptyScorersHint: "La liste commence avec le premier but de la saison.",
  archiveSeason: "Saison",
  winner: "Vainqueur",
  running: "En cours",
  unknownWinner: "–",
  form5: "5 matchs",
  countryTitle: (sport: string, country: string) => `${sport} ${country} : compétitions, scores et résultats`,
  countryDescription: (sport: string, country: string, count: number) =>
    `${sport}, ${country} : ${plural(count, { one: "1 compétition", other: `${count} compétitions` })}, avec les scores en direct, les résultats, le calendrier et les classements.`,
  competitions: "Compétitions",
  liveCount: (count: number) => `${count} en direct`,
  todayCount: (count: number) => plural(count, { one: "1 match aujourd’hui", other: `${count} matchs aujourd’hui` }),
};

export type CompetitionTexts = typeof fr;
