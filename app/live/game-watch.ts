import { gameSection } from "../../shared/wire/sections/match-section.ts";
import { syncIntervalMs, syncIntervalSeconds } from "../../shared/basics/timing.ts";
import type { FeedLoader } from "./feed-loader.ts";
import type { LiveWorld } from "./live-world.ts";

/** The hashes of a match's sections (`g_`). */
export type Game = ReturnType<typeof gameSection.decode>["rows"][number]["fields"];

type Load = FeedLoader["load"];

/**
 * Asks every 5 s which sections of a match have changed (C9.02), while the page is seen and online; a page that comes back asks
 * at once. The answer stops it.
 */
export function watchGame(
  world: Pick<LiveWorld, "timers" | "isOnline" | "isVisible" | "watchPage">,
  load: Load,
  feedName: string,
  onGame: (game: Game) => void,
): () => void {
  let isStopped = false;
  /** Null while an answer is awaited, and while the page is hidden. */
  let cancel: (() => void) | null = null;

  const askIn = (delayMs: number) => {
    cancel?.();
    cancel = world.timers.after(delayMs, ask);
  };

  function ask(): void {
    cancel = null;
    if (isStopped || !world.isOnline() || !world.isVisible()) return;
    load("game", [feedName], (feeds) => {
      if (isStopped) return;
      // Without an answer, `onGame` is not called.
      const [row] = gameSection.decode(feeds?.[0]?.body ?? "").rows;
      if (row !== undefined) onGame(row.fields);
      askIn(syncIntervalMs(syncIntervalSeconds.game, 1));
    });
  }

  const unwatch = world.watchPage((event) => {
    if (event === "shown" || event === "online") askIn(0);
  });
  ask();
  return () => {
    isStopped = true;
    cancel?.();
    unwatch();
  };
}
