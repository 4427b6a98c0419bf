import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { partNames } from "../../../../../shared/competitions/season-splits.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import { thirdPlacedGroup } from "../../standings/third-placed.ts";
import { textsIn } from "../../texts/texts-in.ts";

type TabName = keyof typeof tableTab;
const isTabName = (name: string): name is TabName => Object.hasOwn(tableTab, name);
const names = Object.keys(tableTab).filter(isTabName);

/** The label of a tab; empty for a number that no tab has. */
export function tabText(tab: number, lang: Language): string {
  const name = names.find((each) => tableTab[each] === tab);
  return name === undefined ? "" : textsIn(lang).tables.tabs[name];
}

/** "Ligue 1", "Coupe - Groupe A". @param group "" where there is one table */
export function titleOf(league: League, group: string, language: Language): string {
  const name = nameIn(league, language);
  if (group === "") return name;
  if (group === thirdPlacedGroup) return `${name} - ${textsIn(language).tables.thirdPlaced}`;
  // "europeanPlayOffs B" is the second of two groups of one part.
  const part = partNames.find((each) => group === each || group.startsWith(`${each} `));
  if (part !== undefined) return `${name} - ${textsIn(language).zones[part]}${group.slice(part.length)}`;
  return `${name} - ${group.length > 2 ? group : `${textsIn(language).tables.group} ${group}`}`;
}
