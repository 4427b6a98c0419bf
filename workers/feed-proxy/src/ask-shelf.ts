import { isWithin } from "../../../shared/basics/is-within.ts";
import { formatFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import { sportOfName } from "../../../shared/wire/sport-of-name.ts";
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

/** Feeds that all locations request at least this often go through a shared shelf; others would only arrive later through it. */
const shelvedMs = 2_000;
/** After a failure, or silence for `patienceMs`, a shelf gets no requests for `avoidMs`. */
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

/** Copies the result: otherwise the receiver would have to dispose of the original. */
async function toAnswered(asked: Promise<ShelfAnswer | null>): Promise<{ readonly answer: OriginAnswer | null }> {
  const answer = await asked;
  if (answer === null) return { answer };
  const { body, etag, seq, ageMs } = answer;
  return { answer: { body, etag, seq: String(seq), ageMs } };
}

const shelfSport = (name: FeedName): number | null => (paceOf(name).freshMs <= shelvedMs ? sportOfName(name) : null);
