import type { League } from "../../shared/timeline/schedule.ts";

/** Names of leagues that are not those of their country, by the French one. */
const rows: readonly (readonly [french: string, english: string])[] = [
  ["Amicaux clubs", "Club Friendly"],
  ["Première Ligue (F)", "Première Ligue Women"],
  ["Super League (F)", "Super League Women"],
  ["Championship (F)", "Championship Women"],
  ["Liga F (F)", "Liga F Women"],
  ["Bundesliga (F)", "Bundesliga Women"],
  ["2. Bundesliga (F)", "2. Bundesliga Women"],
  ["Serie A (F)", "Serie A Women"],
  ["Liga BPI (F)", "Liga BPI Women"],
  ["Eredivisie (F)", "Eredivisie Women"],
  ["Damallsvenskan (F)", "Damallsvenskan Women"],
  ["Toppserien (F)", "Toppserien Women"],
  ["A-Liga (F)", "A-Liga Women"],
  ["1. Liga (F)", "1. Liga Women"],
  ["Ekstraliga (F)", "Ekstraliga Women"],
  ["Premier League (F)", "Premier League Women"],
  ["Brasileiro (F)", "Brasileiro Women"],
  ["Regionalliga Ouest", "Regionalliga West"],
  ["Espoirs U21", "Reserve League U21"],
];

export const englishNames: ReadonlyMap<string, NonNullable<League["names"]>> = new Map(
  rows.map(([french, english]) => [french, { en: english }] as const),
);
