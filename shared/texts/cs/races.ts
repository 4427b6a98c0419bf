import { createPlural } from "../plural.ts";
import type { RaceTexts } from "../shared-texts.ts";

const plural = createPlural("cs");

export const races: RaceTexts = {
  laps: (count) => plural(count, { one: `${count} kolo`, few: `${count} kola`, other: `${count} kol` }),
};
