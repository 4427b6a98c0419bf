import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("cs");

const places = (count: number) => plural(count, { one: "1 místo", few: `${count} místa`, other: `${count} míst` });
const names = (count: number) => plural(count, { one: "1 jméno", few: `${count} jména`, other: `${count} jmen` });

export const cs: ReadingTexts = {
  rankings: "Světové žebříčky",
  rankingsHint: "Všechny žebříčky, sport po sportu, s nejlepšími v čele.",
  rankingsDescription:
    "ATP, WTA, UCI, Formule 1, biatlon: všechny světové žebříčky, sport po sportu, aktuální po každém výsledku.",
  columns: { rank: "Místo", name: "Jméno", points: "Body", movement: "Změna" },
  up: (ranks) => `nahoru o ${places(ranks)}`,
  down: (ranks) => `dolů o ${places(ranks)}`,
  same: "Beze změny",
  isNew: "Nováček",
  validSince: (date) => `Platí od ${date}`,
  ranked: names,
  rankingDescription: (name, count) => `${name}: pořadí, body a změny, ${names(count)}.`,
  before: "Předchozí místa",
  after: "Další místa",
  page: (page) => `strana ${page}`,
  news: "Zprávy",
  newsOf: (sport) => `Zprávy: ${sport}`,
  newsDescription: "Výsledky, přestupy a události dne, sport po sportu, s uvedením zdroje.",
  allSports: "Všechny sporty",
  chooseSport: "Vybrat sport",
  emptyNews: "Zatím žádné zprávy",
  emptyNewsHint: "Tady se objevují články z posledních dvou týdnů.",
  moreNews: "Zobrazit další",
  source: (source) => `Zdroj: ${source}`,
  readAt: (source) => `Číst na: ${source}`,
  toMatch: "Na zápas",
  about: "V tomto článku",
  game: "Zápas",
  allNews: "Všechny zprávy",
  allRankings: "Všechny žebříčky",
};
