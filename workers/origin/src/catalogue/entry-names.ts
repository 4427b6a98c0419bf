import { foldForEverySearch } from "../search/folding.ts";
import type { EntryName } from "./catalogue-entry.ts";

type Written = Pick<EntryName, "role" | "lang" | "text">;

/** The id of an indexed name leaves five bits for its place among the names of its entry. */
export const mostNames = 32;

/**
 * Names with every form that any language's folding gives them: "Köln" is found by "koln" everywhere and by "koeln" in
 * German, whose folding makes both one. Most names have a single form.
 */
export function toEntryNames(written: readonly Written[]): readonly EntryName[] {
  const names = new Map<string, EntryName>();
  for (const name of written) {
    for (const folded of foldForEverySearch(name.text)) {
      const key = `${name.role} ${name.lang} ${folded}`;
      if (folded !== "" && !names.has(key)) names.set(key, { ...name, folded });
    }
  }
  return [...names.values()].slice(0, mostNames);
}
