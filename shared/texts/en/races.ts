import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("en");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} lap`, other: `${count} laps` }),
};
