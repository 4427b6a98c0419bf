import { startTransition, useEffect, useRef, useState } from "react";
import { gameFeedName } from "../../features/match/section/section-feeds.ts";
import { askGame, watchGame, type Game } from "../../live/game-watch.ts";
import { useLiveClient } from "../../live/hooks.tsx";

/** The hashes of a match's sections, asked for while it is live and once more when it has ended. */
export function useGame(eventId: string, isLive: boolean): Game | null {
  const client = useLiveClient();
  const [known, setKnown] = useState<{ readonly eventId: string; readonly game: Game } | null>(null);
  const watched = useRef<string | null>(null);
  useEffect(() => {
    const name = gameFeedName(eventId);
    // An answer may come while the tab below is still hydrated: an urgent update would throw it away and draw it anew.
    const show = (game: Game) => startTransition(() => setKnown({ eventId, game }));
    if (isLive) {
      watched.current = eventId;
      return watchGame(client.world, client.loadFeeds, name, show);
    }
    if (watched.current === eventId) askGame(client.loadFeeds, name, show);
    watched.current = null;
    return undefined;
  }, [client, eventId, isLive]);
  return known?.eventId === eventId ? known.game : null;
}
