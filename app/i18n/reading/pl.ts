import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("pl");

const places = (count: number) =>
  plural(count, { one: "1 miejsce", few: `${count} miejsca`, other: `${count} miejsc` });
const names = (count: number) =>
  plural(count, { one: "1 pozycja", few: `${count} pozycje`, other: `${count} pozycji` });

export const pl: ReadingTexts = {
  rankings: "Rankingi światowe",
  rankingsHint: "Wszystkie rankingi, dyscyplina po dyscyplinie, z czołówką.",
  rankingsDescription:
    "ATP, WTA, UCI, Formuła 1, biathlon: wszystkie rankingi światowe, dyscyplina po dyscyplinie, aktualne po każdym wyniku.",
  columns: { rank: "Miejsce", name: "Nazwa", points: "Punkty", movement: "Zmiana" },
  up: (ranks) => `w górę o ${places(ranks)}`,
  down: (ranks) => `w dół o ${places(ranks)}`,
  same: "Bez zmian",
  isNew: "Nowość",
  validSince: (date) => `Stan na ${date}`,
  ranked: names,
  rankingDescription: (name, count) => `${name}: miejsca, punkty i zmiany, ${names(count)}.`,
  before: "Poprzednie miejsca",
  after: "Następne miejsca",
  page: (page) => `strona ${page}`,
  news: "Wiadomości",
  newsOf: (sport) => `Wiadomości: ${sport}`,
  newsDescription: "Wyniki, transfery i wydarzenia dnia, dyscyplina po dyscyplinie, z podaniem źródła.",
  allSports: "Wszystkie sporty",
  chooseSport: "Wybierz dyscyplinę",
  emptyNews: "Na razie brak wiadomości",
  emptyNewsHint: "Tu pojawiają się artykuły z ostatnich dwóch tygodni.",
  moreNews: "Pokaż więcej",
  source: (source) => `Źródło: ${source}`,
  readAt: (source) => `Czytaj w: ${source}`,
  toMatch: "Przejdź do meczu",
  about: "W tym artykule",
  game: "Mecz",
  allNews: "Wszystkie wiadomości",
  allRankings: "Wszystkie rankingi",
};
