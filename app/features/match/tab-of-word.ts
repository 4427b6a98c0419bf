import { addressWords } from "../../../shared/addresses/words.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { matchTabRows, type ShownTab } from "./match-tabs.ts";

/** The tab at an address, null for a word that no tab of the site has. For the server: it knows the words of all languages. */
export const tabOfWord = (word: string, lang: Language): ShownTab | null =>
  matchTabRows.find(({ tab }) => addressWords[lang].match[tab] === word)?.tab ?? null;
