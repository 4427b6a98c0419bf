import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("it");
const runs = (count: number) => plural(count, { one: `${count} punto`, other: `${count} punti` });

export const it: CricketTexts = {
  won: (name) => `${name} vince`,
  byWickets: (name, count) => `${name} vince per ${count} wicket`,
  byRuns: (name, count) => `${name} vince per ${runs(count)}`,
  byInnings: (name, count) => `${name} vince per un inning e ${runs(count)}`,
  superOver: (name) => `${name} vince al super over`,
  over: (number) => `Over ${number}`,
  tied: "Parità",
  drawn: "Pareggio",
  noResult: "Senza risultato",
};
