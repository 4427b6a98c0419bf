import type { RaceTexts } from "../shared-texts.ts";
import { counted, type Noun } from "./counted.ts";

const lap: Noun = { zero: "بلا لفات", one: "لفة واحدة", two: "لفتان", few: "لفات", many: "لفة", other: "لفة" };

export const races: RaceTexts = { laps: (count) => counted(count, lap) };
