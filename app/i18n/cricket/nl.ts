import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("nl");
const runs = (count: number) => plural(count, { one: `${count} run`, other: `${count} runs` });

export const nl: CricketTexts = {
  won: (name) => `${name} wint`,
  byWickets: (name, count) =>
    `${name} wint met ${plural(count, { one: `${count} wicket`, other: `${count} wickets` })}`,
  byRuns: (name, count) => `${name} wint met ${runs(count)}`,
  byInnings: (name, count) => `${name} wint met een innings en ${runs(count)}`,
  superOver: (name) => `${name} wint de super over`,
  over: (number) => `Over ${number}`,
  tied: "Gelijke stand",
  drawn: "Onbeslist",
  noResult: "Geen uitslag",
};
