import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("it");

export const it: ReadingTexts = {
  rankings: "Ranking mondiali",
  rankingsHint: "Tutti i ranking, sport per sport, con i primi in classifica.",
  rankingsDescription:
    "ATP, WTA, UCI, Formula 1, biathlon: tutti i ranking mondiali, sport per sport, aggiornati dopo ogni risultato.",
  columns: { rank: "Posizione", name: "Nome", points: "Punti", movement: "Variazione" },
  up: (ranks) => plural(ranks, { one: "1 posizione guadagnata", other: `${ranks} posizioni guadagnate` }),
  down: (ranks) => plural(ranks, { one: "1 posizione persa", other: `${ranks} posizioni perse` }),
  same: "Invariato",
  isNew: "Nuovo",
  validSince: (date) => `In vigore dal ${date}`,
  ranked: (count) => plural(count, { one: "1 classificato", other: `${count} classificati` }),
  rankingDescription: (name, count) => `${name}: posizioni, punti e variazioni, ${count} classificati.`,
  before: "Posizioni precedenti",
  after: "Posizioni successive",
  page: (page) => `pagina ${page}`,
  news: "Notizie",
  newsOf: (sport) => `Notizie: ${sport.toLocaleLowerCase("it")}`,
  newsDescription: "Risultati, trasferimenti e fatti del giorno, sport per sport, con la loro fonte.",
  allSports: "Tutti gli sport",
  chooseSport: "Scegli lo sport",
  emptyNews: "Nessuna notizia al momento",
  emptyNewsHint: "Qui appaiono gli articoli delle ultime due settimane.",
  moreNews: "Mostra altre",
  source: (source) => `Fonte: ${source}`,
  readAt: (source) => `Leggi su ${source}`,
  toMatch: "Vai alla partita",
  about: "In questo articolo",
  game: "La partita",
  allNews: "Tutte le notizie",
  allRankings: "Tutti i ranking",
};
