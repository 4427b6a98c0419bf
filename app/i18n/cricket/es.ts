import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("es");
const runs = (count: number) => plural(count, { one: `${count} carrera`, other: `${count} carreras` });

export const es: CricketTexts = {
  won: (name) => `${name} gana`,
  byWickets: (name, count) =>
    `${name} gana por ${plural(count, { one: `${count} wicket`, other: `${count} wickets` })}`,
  byRuns: (name, count) => `${name} gana por ${runs(count)}`,
  byInnings: (name, count) => `${name} gana por una entrada y ${runs(count)}`,
  superOver: (name) => `${name} gana en el super over`,
  over: (number) => `Over ${number}`,
  tied: "Empate a carreras",
  drawn: "Partido empatado",
  noResult: "Sin resultado",
};
