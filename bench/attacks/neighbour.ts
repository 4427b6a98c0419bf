import { exchange } from "../../tests/security/harness/exchange.ts";
import { percentile } from "../figures.ts";
import { pause } from "./attack.ts";

/** Latencies of a visitor elsewhere, in milliseconds, and the number of failed answers (not 200, cut, hanging, or empty). */
export type Stay = {
  readonly cachedMs: readonly number[];
  readonly renderedMs: readonly number[];
  readonly failed: number;
};

const keptPath = "/?day=1";
const gapMs = 25;
const categories = [1, 6, 7];
const days = [-3, -2, -1, 1, 2, 3];
const places = ["FR:IDF", "BE", "US:TX", "NL", "DE", "ES", "IT", "CH", "PT", "CA"];

/** Warms the feeds behind the measured pages, so that no measurement includes a cold feed. */
export async function settleIn(url: URL): Promise<void> {
  for (const place of places) for (const day of days) await read(url, `/?day=${day}`, place);
}

/**
 * A neighbour that alternately requests a cached page and one that must be rendered from warm feeds: each time another
 * tab of another day for another place.
 */
export function createNeighbour(url: URL) {
  let turn = 0;
  const nextRendered = () => {
    turn += 1;
    const category = categories[turn % categories.length];
    const day = days[Math.floor(turn / categories.length) % days.length];
    const place = places[Math.floor(turn / categories.length / days.length) % places.length] ?? "BE";
    return read(url, `/?day=${day}&cat=${category}`, place);
  };
  return {
    async stay(isOver: () => boolean): Promise<Stay> {
      const cachedMs: number[] = [];
      const renderedMs: number[] = [];
      let failed = 0;
      while (!isOver()) {
        const kept = await read(url, keptPath, "FR:IDF");
        cachedMs.push(kept.ms);
        await pause(gapMs);
        const rendered = await nextRendered();
        renderedMs.push(rendered.ms);
        failed += Number(!kept.isGood) + Number(!rendered.isGood);
        await pause(gapMs);
      }
      return { cachedMs, renderedMs, failed };
    },
  };
}

/** `isGood`: the page was answered, and has games if it should have some. */
async function read(url: URL, path: string, place: string): Promise<{ ms: number; isGood: boolean }> {
  const startMs = performance.now();
  const headers = { "x-dev-place": place, "cf-connecting-ip": "203.0.113.7" };
  const outcome = await exchange(url, { method: "GET", path, headers, body: null });
  const ms = performance.now() - startMs;
  if (outcome.kind !== "answer") return { ms, isGood: false };
  const { status, body } = outcome.answer;
  return { ms, isGood: status === 200 && (path !== keptPath || body.includes('<li id="g_')) };
}

export const describeMs = (values: readonly number[]): string =>
  `${percentile(values, 0.5).toFixed(1)}/${percentile(values, 0.99).toFixed(1)}`;
