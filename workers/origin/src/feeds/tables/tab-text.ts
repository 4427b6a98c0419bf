import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";

type TabName = keyof typeof tableTab;
const isTabName = (name: string): name is TabName => Object.hasOwn(tableTab, name);
const names = Object.keys(tableTab).filter(isTabName);

/** The label of a tab; empty for a number that no tab has. */
export function tabText(tab: number, lang: Language): string {
  const name = names.find((each) => tableTab[each] === tab);
  return name === undefined ? "" : textsIn(lang).tables.tabs[name];
}
