import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { textsIn } from "../../texts/texts-in.ts";

/** "Ligue 1", "Coupe - Groupe A". @param group "" where there is one table */
export function titleOf(league: League, group: string, language: Language): string {
  const name = nameIn(league, language);
  if (group === "") return name;
  return `${name} - ${group.length > 2 ? group : `${textsIn(language).tables.group} ${group}`}`;
}
