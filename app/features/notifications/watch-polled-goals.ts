import { parseSubject } from "../../../shared/push/subjects.ts";
import type { LiveClient } from "../../live/client.ts";
import type { Highlight } from "../../live/highlight.ts";
import type { AnnouncedChange } from "../match-row/announce-highlight.ts";

type Rows = {
  readonly store: Pick<LiveClient["store"], "subscribeEvent" | "getEvent" | "getHighlight">;
  readonly getStatus: LiveClient["getStatus"];
};

/** A change is looked at once, whoever watches: one that came on the socket is news, and is said as such. */
const seen = new WeakSet<Highlight>();

/**
 * Calls `onChange` with what rows of the page's lists change in followed games while there is no socket: then no news arrive, and no
 * feed repeats them.
 *
 * @param subjects the news subjects of the games
 */
export function watchPolledGoals(
  { store, getStatus }: Rows,
  subjects: readonly string[],
  onChange: (change: AnnouncedChange) => void,
): () => void {
  const ends = subjects.flatMap((subject) => {
    const game = parseSubject(subject);
    if (game?.kind !== "game") return [];
    const { sportId, eventId } = game;
    const look = () => {
      const [event, highlight] = [store.getEvent(eventId), store.getHighlight(eventId)];
      if (event === null || highlight === null || seen.has(highlight)) return;
      seen.add(highlight);
      if (getStatus().state !== "live") onChange({ sportId, event, highlight });
    };
    return [store.subscribeEvent(eventId, look)];
  });
  return () => ends.forEach((end) => end());
}
