import { sportIdOf } from "../identity/stable-id.ts";
import type { Language } from "../texts/languages.ts";
import { parseAddress } from "./parse-address.ts";

/** The sport that a page belongs to, null for a page of none or of all. */
export function sportOfAddress(pathname: string, lang: Language): number | null {
  const address = parseAddress({ pathname, searchParams: { get: () => null } }, lang);
  if (address === null) return null;
  if (address.kind === "match") return sportIdOf(address.eventId);
  return "sportId" in address ? address.sportId : null;
}
