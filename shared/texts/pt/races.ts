import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("pt-PT");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} volta`, other: `${count} voltas` }),
};
