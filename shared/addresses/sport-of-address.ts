import { sportIdOf } from "../identity/stable-id.ts";
import { parseAddress } from "./parse-address.ts";
import type { AddressWords } from "./words.ts";

/** The sport that a page belongs to, null for a page of none or of all. */
export function sportOfAddress(pathname: string, words: AddressWords): number | null {
  const address = parseAddress({ pathname, searchParams: { get: () => null } }, words);
  if (address === null) return null;
  if (address.kind === "match") return sportIdOf(address.eventId);
  return "sportId" in address ? address.sportId : null;
}
