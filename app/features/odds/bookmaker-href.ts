import { isOnThisMachine } from "../../../shared/basics/secure-address.ts";
import { bookmakerById } from "../../../shared/betting/bookmakers.ts";
import { toBookmakerLink, type BookmakerLinkInput } from "./bookmaker-link.ts";

/**
 * The address of a bookmaker's links: the operator's base, with parameters that say where a visitor comes from; without a base,
 * the bookmaker's own site. Null for an invented bookmaker, for whom only a demonstration has a page, on this machine; and for a bad
 * link, which is logged (C8.04).
 */
export function toBookmakerHref(
  bookmakerId: number,
  base: string | null,
  parameters: BookmakerLinkInput["parameters"] = {},
): string | null {
  const site = bookmakerById(bookmakerId)?.site ?? null;
  if (base === null || (site === null && !isOnThisMachine(base))) return site;
  const link = toBookmakerLink({ base, bookmakerId, parameters });
  if (link.ok) return link.href;
  console.error(`bookmaker link: ${link.reason}`);
  return null;
}
