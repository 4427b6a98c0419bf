import type { AddressWords } from "../../../shared/addresses/words.ts";
import { matchTabRows, type ShownTab } from "./match-tabs.ts";

/** The tab at an address, null for a word that no tab of the site has. @param words of tabs in the language of the address */
export const tabOfWord = (word: string, words: AddressWords["match"]): ShownTab | null =>
  matchTabRows.find(({ tab }) => words[tab] === word)?.tab ?? null;
