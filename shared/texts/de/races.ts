import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("de");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} Runde`, other: `${count} Runden` }),
};
