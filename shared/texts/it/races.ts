import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("it");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} giro`, other: `${count} giri` }),
};
