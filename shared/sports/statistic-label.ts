import { sportById } from "./catalogue.ts";
import type { Language } from "./languages.ts";
import { en, enSports } from "./statistic-texts/en.ts";
import { fr, frSports } from "./statistic-texts/fr.ts";
import type { SportStatisticTexts, StatisticTexts } from "./statistic-texts/statistic-text.ts";
import { statisticTypes, type StatisticName } from "./statistic-types.ts";

type Texts = { readonly all: StatisticTexts; readonly bySport: SportStatisticTexts };
const texts: Readonly<Record<Language, Texts>> = {
  fr: { all: fr, bySport: frSports },
  en: { all: en, bySport: enSports },
};

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
  const { all, bySport } = texts[lang];
  const sport = sportById(sportId);
  return (sport === null ? undefined : bySport[sport.name]?.[name]) ?? all[name];
}
