import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("es");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} vuelta`, other: `${count} vueltas` }),
};
