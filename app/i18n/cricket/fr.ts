import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");
const points = (count: number) => plural(count, { one: `${count} point`, other: `${count} points` });

/** How games of cricket end: who won, and by how much; and an over by its number. */
export const fr = {
  won: (name: string) => `${name} gagne`,
  byWickets: (name: string, count: number) =>
    `${name} gagne ${plural(count, { one: "d’un guichet", other: `de ${count} guichets` })}`,
  byRuns: (name: string, count: number) =>
    `${name} gagne ${plural(count, { one: "d’un point", other: `de ${count} points` })}`,
  byInnings: (name: string, count: number) => `${name} gagne d’un innings et ${points(count)}`,
  superOver: (name: string) => `${name} gagne au super over`,
  over: (number: number) => `Over ${number}`,
  tied: "Égalité",
  drawn: "Match nul",
  noResult: "Sans résultat",
};

export type CricketTexts = typeof fr;
