import { parseSmallInteger } from "../../shared/navigation/small-integer.ts";

/** Where the visitor was before a reload: the day (0 today) and the category's number; null where unknown. */
export type ReloadMarker = { readonly day: number | null; readonly categoryId: number | null };

/** The hash that a page leaves before it reloads itself (C2.02): "#reload;day=-1;cat=5". */
export function formatReloadMarker({ day, categoryId }: ReloadMarker): string {
  const date = day === null ? "" : `;day=${day}`;
  return `#reload${date}${categoryId === null ? "" : `;cat=${categoryId}`}`;
}

/** What a hash says; null when it is not a marker. A day or category that is not a number is ignored on its own. */
export function parseReloadMarker(hash: string): ReloadMarker | null {
  const [name, ...pairs] = hash.split(";");
  if (name !== "#reload") return null;
  const values = new Map(pairs.map((pair) => [pair.slice(0, 4), pair.slice(4)] as const));
  return { day: parseSmallInteger(values.get("day=")), categoryId: parseSmallInteger(values.get("cat=")) };
}
