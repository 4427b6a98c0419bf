import { renderToString } from "react-dom/server";
import { createLru } from "../../shared/caching/lru.ts";
import type { Print } from "./printer.ts";

/** Some two thousand leagues; a page in the isolate's cache takes as much as fifty of them. */
const keptBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

/**
 * Keeps what was printed. A list is made anew every few seconds while most of its games stay as they are, and
 * the rows are what its rendering costs. React prints and escapes them; the key is compared, never printed.
 */
export function createPrinter(): Print {
  const kept = createLru<string>(keptBytes, (markup, key) => bytesPerCharacter * (key.length + markup.length));
  return (key, toElement) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(toElement());
    kept.set(key, markup);
    return markup;
  };
}
