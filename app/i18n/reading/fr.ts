import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

export const fr = {
  rankings: "Classements mondiaux",
  rankingsHint: "Tous les classements, sport par sport, avec leurs premiers.",
  rankingsDescription:
    "ATP, WTA, UCI, Formule 1, biathlon : tous les classements mondiaux, sport par sport, mis à jour après chaque résultat.",
  columns: { rank: "Rang", name: "Nom", points: "Points", movement: "Évolution" },
  up: (ranks: number) => plural(ranks, { one: "1 place gagnée", other: `${ranks} places gagnées` }),
  down: (ranks: number) => plural(ranks, { one: "1 place perdue", other: `${ranks} places perdues` }),
  same: "Place inchangée",
  isNew: "Nouveau",
  validSince: (date: string) => `Valable depuis le ${date}`,
  ranked: (count: number) => plural(count, { one: "1 classé", other: `${count} classés` }),
  rankingDescription: (name: string, count: number) => `${name} : rangs, points et évolution, ${count} classés.`,
  before: "Places précédentes",
  after: "Places suivantes",
  page: (page: number) => `page ${page}`,
  news: "Actualités",
  newsOf: (sport: string) => `Actualités ${sport}`,
  newsDescription: "Résultats, transferts et faits du jour, sport par sport, avec leur source.",
  allSports: "Tous les sports",
  chooseSport: "Choisir un sport",
  emptyNews: "Pas d’actualité pour le moment",
  emptyNewsHint: "Les articles des deux dernières semaines s’affichent ici.",
  moreNews: "Afficher plus",
  source: (source: string) => `Source : ${source}`,
  readAt: (source: string) => `Lire chez ${source}`,
  toMatch: "Voir le match",
  about: "Dans cet article",
  game: "Le match",
  allNews: "Toutes les actualités",
  allRankings: "Tous les classements",
};

export type ReadingTexts = typeof fr;
