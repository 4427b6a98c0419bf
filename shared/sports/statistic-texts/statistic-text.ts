import type { SportName } from "../sport-ids.ts";
import type { StatisticName } from "../statistic-types.ts";

export type StatisticTexts = Readonly<Record<StatisticName, string>>;

/** Where a sport has a word of its own for a statistic. */
export type SportStatisticTexts = Readonly<Partial<Record<SportName, Partial<StatisticTexts>>>>;
