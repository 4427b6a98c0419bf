import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("fr");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} tour`, other: `${count} tours` }),
};
