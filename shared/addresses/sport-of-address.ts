import { sportIdOf } from "../sports/stable-id.ts";
import { sportIds } from "../sports/sport-ids.ts";
import { sportOfPath } from "./sport-words.ts";
import type { AddressWords } from "./words.ts";

/**
 * The sport that a page belongs to, null for a page of none or of all. Every page asks, so it reads the first words of the address
 * alone: `parseAddress` is for those who need all of it.
 */
export function sportOfAddress(pathname: string, words: AddressWords): number | null {
  const [first = "", second = ""] = pathname.split("/").slice(1);
  if (first === "") return sportIds.soccer;
  if (first === words.rooms.match) return sportIdOf(second);
  return sportOfPath(first === words.rooms.news ? second : first, words)?.id ?? null;
}
