import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("en");
const runs = (count: number) => plural(count, { one: `${count} run`, other: `${count} runs` });

export const en: CricketTexts = {
  won: (name) => `${name} won`,
  byWickets: (name, count) => `${name} won by ${plural(count, { one: `${count} wicket`, other: `${count} wickets` })}`,
  byRuns: (name, count) => `${name} won by ${runs(count)}`,
  byInnings: (name, count) => `${name} won by an innings and ${runs(count)}`,
  superOver: (name) => `${name} won the super over`,
  over: (number) => `Over ${number}`,
  tied: "Match tied",
  drawn: "Match drawn",
  noResult: "No result",
};
