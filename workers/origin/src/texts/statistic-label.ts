import { sportById } from "../../../../shared/sports/catalogue.ts";
import { statisticTypes, type StatisticName } from "../../../../shared/sports/statistic-types.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { textsIn } from "./texts-in.ts";

const isStatisticName = (name: string): name is StatisticName => Object.hasOwn(statisticTypes, name);
const nameByType = new Map<number, StatisticName>(
  Object.keys(statisticTypes)
    .filter(isStatisticName)
    .map((name) => [statisticTypes[name], name]),
);

/** Null for an id that no statistic has. */
export const statisticName = (type: number): StatisticName | null => nameByType.get(type) ?? null;

/** A statistic as a visitor reads it, in the sport's own words where it has them. */
export function statisticLabel(name: StatisticName, sportId: number, lang: Language): string {
  const { all, bySport } = textsIn(lang).statistics;
  const sport = sportById(sportId);
  return (sport === null ? undefined : bySport[sport.name]?.[name]) ?? all[name];
}
