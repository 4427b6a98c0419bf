import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("pl");

const places = (count: number) =>
  plural(count, { one: "1 miejsce", few: `${count} miejsca`, other: `${count} miejsc` });

/** Tables of leagues, wherever one stands. */
export const pl: StandingsTexts = {
  title: "Tabela",
  filter: "Mecze",
  overall: "Ogółem",
  home: "U siebie",
  away: "Na wyjeździe",
  form: "Forma",
  halfTime: "1. połowa",
  teams: "Zespoły",
  playedHead: "M",
  overUnder: {
    name: "Powyżej/poniżej",
    line: "Linia",
    over: "Powyżej",
    under: "Poniżej",
    perGame: "Gole na mecz",
    perGameHead: "G/M",
    note: "Gole lub punkty obu drużyn razem, w zakończonych meczach.",
  },
  legend: "Legenda",
  running: "Mecz trwa",
  rankChange: (ranks) => (ranks > 0 ? `w górę o ${places(ranks)}` : `w dół o ${places(-ranks)}`),
  liveNote: "Tabela na żywo: tak, jakby wszystko skończyło się teraz.",
  empty: "Brak tabeli",
  emptyHint: "Pojawi się z pierwszym wynikiem rozgrywek.",
  columns: {
    rank: "Miejsce",
    team: "Drużyna",
    played: "Mecze",
    wins: "Zwycięstwa",
    overtimeWins: "Zwycięstwa po dogrywce",
    penaltyWins: "Zwycięstwa po karnych",
    draws: "Remisy",
    overtimeLosses: "Porażki po dogrywce",
    penaltyLosses: "Porażki po karnych",
    losses: "Porażki",
    goals: "Zdobyte i stracone",
    difference: "Różnica",
    percentage: "Procent zwycięstw",
    time: "Czas",
    points: "Punkty",
  },
};
