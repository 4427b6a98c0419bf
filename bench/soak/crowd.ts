import { setTimeout as sleep } from "node:timers/promises";
import { pick, randomOf } from "../../shared/basics/random.ts";
import { findDifferences } from "./differences.ts";
import { loadFeedsNow } from "./feeds-now.ts";
import { openReader, type Reader } from "./reader.ts";
import type { Traffic } from "./reader-world.ts";

/** After each of these intervals one reader loses its network, or leaves for good and a new one replaces it. */
const movingMs = 3_000;
const cutShare = 0.7;
/** One reader in this many stays from beginning to end without any disturbance. */
const oneStaysOf = 10;
const football = 1;
/** The built-in world has tennis games at most hours. */
const tennis = 2;
const settleMs = 60_000;
const mostPrinted = 3;

export type Crowd = {
  readonly live: () => number;
  /** Call it while nothing is posted. @returns the number of lists that differ from the feeds or never reached their number */
  readonly compare: () => Promise<number>;
  readonly leave: () => Promise<void>;
};

/** Opens `count` readers, some of which keep leaving and coming back: a third follow two sports, a quarter see prices. */
export async function gatherCrowd(
  base: URL,
  count: number,
  { gameIds, traffic, say }: { gameIds: readonly string[]; traffic: Traffic; say: (line: string) => void },
): Promise<Crowd> {
  const random = randomOf("soak", "readers");
  const come = (index: number) =>
    openReader(
      base,
      {
        sportIds: index % 3 === 0 ? [football, tennis] : [football],
        seesPrices: index % 4 === 0,
        gameIds: Array.from({ length: 3 }, () => pick(random, gameIds)),
      },
      traffic,
    );
  const readers: Reader[] = [];
  while (readers.length < count) readers.push(await come(readers.length));

  const over = new AbortController();
  const moving = (async () => {
    while (!over.signal.aborted) {
      await sleep(movingMs);
      const index = Math.floor(random() * count);
      if (index % oneStaysOf === 0) continue;
      if (random() < cutShare) readers[index]?.cut();
      else {
        readers[index]?.leave();
        readers[index] = await come(index).catch((error: unknown) => {
          // Try once more when the page failed, as a visitor would.
          say(`a page failed: ${error instanceof Error ? error.message : String(error)}`);
          return come(index);
        });
      }
    }
  })();

  return {
    live: () => readers.filter((reader) => reader.isLive()).length,
    async compare() {
      const open = new Set(readers.flatMap((reader) => reader.sportIds.map((sportId) => ({ reader, sportId }))));
      let differing = 0;
      for (const startMs = performance.now(); open.size > 0 && performance.now() - startMs < settleMs;) {
        const feeds = [await loadFeedsNow(base, football), await loadFeedsNow(base, tennis)];
        for (const entry of open) {
          const now = feeds.find(({ sportId }) => sportId === entry.sportId);
          // Skip readers that have left meanwhile: they show nothing.
          const faults = now && readers.includes(entry.reader) ? findDifferences(entry.reader, now) : [];
          if (faults === null) continue;
          open.delete(entry);
          if (faults.length === 0) continue;
          differing += 1;
          if (differing <= mostPrinted) say(`sport ${entry.sportId}: ${faults.slice(0, 3).join("; ").slice(0, 600)}`);
        }
        await sleep(1_000);
      }
      say(`compared: ${differing} lists differ, ${open.size} did not come to the feed's number`);
      return differing + open.size;
    },
    async leave() {
      over.abort();
      await moving;
      for (const reader of readers) reader.leave();
    },
  };
}
