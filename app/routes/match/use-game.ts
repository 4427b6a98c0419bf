import { startTransition, useEffect, useRef, useState } from "react";
import { gameFeedName } from "../../features/match/section/section-feeds.ts";
import { watchGame, type Game } from "../../live/game-watch.ts";
import { useLiveClient } from "../../live/hooks.tsx";

/** Reports about a match still change after its end, and a cache may deliver its last minutes a little late. */
const watchedOnMs = 2 * 60_000;

/** The hashes of a match's sections, requested while it is live, and for a while longer if the page has seen it end. */
export function useGame(eventId: string, isLive: boolean): Game | null {
  const client = useLiveClient();
  const [known, setKnown] = useState<{ readonly eventId: string; readonly game: Game } | null>(null);
  const seenLive = useRef<string | null>(null);
  useEffect(() => {
    if (isLive) seenLive.current = eventId;
    if (seenLive.current !== eventId) return;
    // An answer may come while the tab below is still hydrated: an urgent update would throw it away and draw it anew.
    const show = (game: Game) => startTransition(() => setKnown({ eventId, game }));
    const stop = watchGame(client.world, client.loadFeeds, gameFeedName(eventId), show);
    const cancel = isLive ? () => {} : client.world.timers.after(watchedOnMs, stop);
    return () => {
      cancel();
      stop();
    };
  }, [client, eventId, isLive]);
  return known?.eventId === eventId ? known.game : null;
}
