import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("de");
const runs = (count: number) => plural(count, { one: `${count} Run`, other: `${count} Runs` });

export const de: CricketTexts = {
  won: (name) => `${name} gewinnt`,
  byWickets: (name, count) =>
    `${name} gewinnt mit ${plural(count, { one: `${count} Wicket`, other: `${count} Wickets` })} Vorsprung`,
  byRuns: (name, count) => `${name} gewinnt mit ${runs(count)} Vorsprung`,
  byInnings: (name, count) => `${name} gewinnt mit einem Innings und ${runs(count)} Vorsprung`,
  superOver: (name) => `${name} gewinnt im Super Over`,
  over: (number) => `Over ${number}`,
  tied: "Gleichstand",
  drawn: "Unentschieden",
  noResult: "Kein Ergebnis",
};
