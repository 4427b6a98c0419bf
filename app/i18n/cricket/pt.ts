import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("pt");
const runs = (count: number) => plural(count, { one: `${count} corrida`, other: `${count} corridas` });

export const pt: CricketTexts = {
  won: (name) => `${name} ganha`,
  byWickets: (name, count) =>
    `${name} ganha por ${plural(count, { one: `${count} wicket`, other: `${count} wickets` })}`,
  byRuns: (name, count) => `${name} ganha por ${runs(count)}`,
  byInnings: (name, count) => `${name} ganha por um inning e ${runs(count)}`,
  superOver: (name) => `${name} ganha no super over`,
  over: (number) => `Over ${number}`,
  tied: "Empate em corridas",
  drawn: "Jogo empatado",
  noResult: "Sem resultado",
};
