import type { MatchTab } from "../../../shared/addresses/address.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { AddressWords } from "../../../shared/addresses/words.ts";
import type { MatchTexts } from "../../i18n/match-texts.ts";
import { matchTabRows, type ShownTab } from "./match-tabs.ts";

/** The tab at an address, null for a word that no tab of the site has. @param words of tabs in the language of the address */
export const tabOfWord = (word: string, words: AddressWords["match"]): ShownTab | null =>
  matchTabRows.find(({ tab }) => words[tab] === word)?.tab ?? null;

/** Tabs that have pages. */
type Names = Readonly<Partial<Record<MatchTab, string>>>;

type Page = {
  readonly sportId: number;
  /** Whether the event is a stage of a tour, whose table is that of its riders. */
  readonly isTour: boolean;
};

/** The name of a tab on the page of a sport's event. */
export function tabName(tab: MatchTab, { sportId, isTour }: Page, texts: MatchTexts): string {
  const tabs: Names = texts.tabs;
  const fieldTabs: Names = texts.fieldTabs;
  if (sportById(sportId)?.duel !== false) return tabs[tab] ?? "";
  if (tab === "standings" && isTour) return texts.tourStandings;
  const isMotor = sportById(sportId)?.kinds.includes("motor");
  if (tab === "standings" && isMotor) return texts.motorStandings;
  return (tab === "rounds" ? texts.roundTabs[sportId] : undefined) ?? fieldTabs[tab] ?? tabs[tab] ?? "";
}
