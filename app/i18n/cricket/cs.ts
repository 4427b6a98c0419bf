import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("cs");
const runs = (count: number) => plural(count, { one: `${count} run`, few: `${count} runy`, other: `${count} runů` });

export const cs: CricketTexts = {
  won: (name) => `Vítěz: ${name}`,
  byWickets: (name, count) =>
    `Vítěz: ${name}, o ${plural(count, { one: `${count} wicket`, few: `${count} wickety`, other: `${count} wicketů` })}`,
  byRuns: (name, count) => `Vítěz: ${name}, o ${runs(count)}`,
  byInnings: (name, count) => `Vítěz: ${name}, o směnu a ${runs(count)}`,
  superOver: (name) => `Vítěz: ${name}, v super overu`,
  over: (number) => `${number}. over`,
  tied: "Shodné skóre",
  drawn: "Remíza",
  noResult: "Bez výsledku",
};
