import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("pl");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} okrążenie`, few: `${count} okrążenia`, other: `${count} okrążeń` }),
};
