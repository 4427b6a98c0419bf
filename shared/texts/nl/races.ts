import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("nl");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} ronde`, other: `${count} ronden` }),
};
