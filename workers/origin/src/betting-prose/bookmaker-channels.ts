import type { Channel } from "../../../../shared/timeline/incident.ts";
import { siteProse } from "./site-prose.ts";

const bookmakerStream = 2;
/** No bookmaker has this id, so that no policy shows its channel. */
const noBookmaker = 0;

/**
 * Channels as they count: a station that a bookmaker's name is in ("Winamax TV") is a bookmaker's, whatever its provider
 * says, so that it is shown where a place's policy has that bookmaker.
 */
export const toBookmakerChannels = (channels: readonly Channel[]): readonly Channel[] =>
  channels.map((channel) => {
    const [bookmaker] = channel.type === bookmakerStream ? [] : siteProse.named(channel.name);
    if (bookmaker === undefined) return channel;
    const { isHighlights: _, ...rest } = channel;
    return { ...rest, type: bookmakerStream, id: bookmaker.id ?? noBookmaker };
  });
