import { isWithin } from "../../../shared/caching/is-within.ts";
import { formatFeedName, type FeedName } from "../../../shared/feed/names.ts";
import { sportOfName } from "../../../shared/feed/sport-of-name.ts";
import type { OriginAnswer, OriginQuestion } from "./ask-origin.ts";
import type { ShelfAnswer, ShelfQuestion } from "./kept-for-places.ts";
import { paceOf } from "./lifetimes.ts";
import { toRegion } from "./region.ts";
import { atMost, type Timers } from "./timers.ts";

/** Null where no shelf has the feed, or it does not answer. */
export type AskShelf = (question: OriginQuestion) => Promise<OriginAnswer | null>;
/** The shelf of a sport in a region. */
export type Shelves = (
  name: string,
  region: DurableObjectLocationHint,
) => { feed(question: ShelfQuestion): Promise<ShelfAnswer | null> };

/** What every place asks for so often is worth an object between; other feeds would only come later through it. */
const shelvedMs = 2_000;
/** A shelf that fails, or is silent for so long, is left, and not asked again for a while. */
const patienceMs = 1_000;
const avoidMs = 5_000;

/** Asks the shelves of visitors' regions. */
export function createShelfReader(
  shelves: Shelves,
  timers: Timers,
  nowMs: () => number,
  reportFailure: (shelf: string, reason: string) => void,
): AskShelf {
  const failedAtMs = new Map<string, number>();

  return async ({ projectId, name, market, knownEtag, knownSeq, continent }) => {
    const sportId = shelfSport(name);
    if (sportId === null) return null;
    const region = toRegion(continent);
    const shelf = `sport:${sportId}:${region}`;
    if (isWithin(failedAtMs.get(shelf) ?? -Infinity, avoidMs, nowMs())) return null;
    const question = { projectId, name: formatFeedName(name), market, knownEtag, leastSeq: Number(knownSeq ?? 0) };
    try {
      const answered = await atMost(timers, patienceMs, toAnswered(shelves(shelf, region).feed(question)));
      if (answered === null) throw new Error("silent");
      return answered.answer;
    } catch (error) {
      failedAtMs.set(shelf, nowMs());
      reportFailure(shelf, error instanceof Error ? error.message : String(error));
      return null;
    }
  };
}

/** A copy: a call's result that is passed on as it came has to be disposed by whoever gets it. */
async function toAnswered(asked: Promise<ShelfAnswer | null>): Promise<{ readonly answer: OriginAnswer | null }> {
  const answer = await asked;
  if (answer === null) return { answer };
  const { body, etag, seq, ageMs } = answer;
  return { answer: { body, etag, seq: String(seq), ageMs } };
}

const shelfSport = (name: FeedName): number | null => (paceOf(name).freshMs <= shelvedMs ? sportOfName(name) : null);
