import { markTyped } from "./mark-typed.ts";
import type { Found } from "./read-found.ts";

const lettersIn = (text: string): number => [...text.normalize("NFC").replace(/\s/g, "")].length;

/** The number of results that fills the dialog. */
const mostShown = 12;

/** Returns known results that match every typed word, each once, to show on each keystroke until the response arrives. */
export function narrowFound(known: readonly Found[], query: string): readonly Found[] {
  const typed = lettersIn(query);
  const isFound = ({ name }: Found) =>
    markTyped(name, query).reduce((sum, { text, isTyped }) => sum + (isTyped ? lettersIn(text) : 0), 0) === typed;
  const found = new Map<string, Found>();
  for (const each of known) {
    if (found.size === mostShown) break;
    if (!found.has(each.path) && isFound(each)) found.set(each.path, each);
  }
  return [...found.values()];
}
