import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("pl");
const runs = (count: number) => plural(count, { one: `${count} run`, few: `${count} runy`, other: `${count} runów` });

export const pl: CricketTexts = {
  won: (name) => `${name} wygrywa`,
  byWickets: (name, count) =>
    `${name} wygrywa, przewaga: ${plural(count, { one: `${count} wicket`, few: `${count} wickety`, other: `${count} wicketów` })}`,
  byRuns: (name, count) => `${name} wygrywa, przewaga: ${runs(count)}`,
  byInnings: (name, count) => `${name} wygrywa, przewaga: innings i ${runs(count)}`,
  superOver: (name) => `${name} wygrywa w super overze`,
  over: (number) => `Over ${number}`,
  tied: "Równy wynik",
  drawn: "Remis",
  noResult: "Bez rozstrzygnięcia",
};
