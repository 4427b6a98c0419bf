import { bookmakerDomainIn, isSiteOf } from "../betting/bookmaker-hosts.ts";
import { isInvented } from "../betting/bookmaker.ts";
import { bookmakerById } from "../betting/bookmakers.ts";
import type { Channel } from "../timeline/incident.ts";

type ChannelFault = { readonly path: "id" | "name" | "url" | "isHighlights"; readonly message: string };

/**
 * The faults of a channel's link. A bookmaker's stream must name a bookmaker exactly as the bookmaker table does and link
 * to that bookmaker's own site; no other channel may link to any bookmaker.
 */
export function channelFaults({
  type,
  id,
  name,
  url,
  isHighlights,
}: Pick<Channel, "type" | "id" | "name"> & {
  readonly url?: string | undefined;
  readonly isHighlights?: true | undefined;
}): readonly ChannelFault[] {
  if (isHighlights === true && type !== webChannel) {
    return [{ path: "isHighlights", message: "is for channels of type 3" }];
  }
  if (type !== bookmakerStream) {
    const leadsThere = url !== undefined && bookmakerDomainIn(url) !== null;
    return leadsThere ? [{ path: "url", message: "leads to a bookmaker, which only a channel of type 2 may" }] : [];
  }
  const bookmaker = bookmakerById(id);
  if (bookmaker === null || isInvented(id)) return [{ path: "id", message: "names no bookmaker of the table" }];
  return [
    ...(name === bookmaker.name
      ? []
      : [{ path: "name" as const, message: `is not the bookmaker's name: ${bookmaker.name}` }]),
    ...(url !== undefined && isSiteOf(bookmaker, url)
      ? []
      : [{ path: "url" as const, message: `is no secure address of ${bookmaker.domains.join(" or ")}` }]),
  ];
}

const bookmakerStream = 2;
const webChannel = 3;
