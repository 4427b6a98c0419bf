import { createLru } from "../../../../shared/caching/lru.ts";
import { contentHash } from "../../../../shared/feed/content-hash.ts";
import { formatFeedName, type FeedNameKind } from "../../../../shared/feed/names.ts";
import type { LedgerQuestion } from "./ledger-question.ts";

/** Of all bodies that one ledger keeps, in characters. */
const mostCharacters = 8 * 1024 * 1024;

const hour = 3_600;
/**
 * Feeds that many ask for at once, and the seconds after which the clock alone may change them: lists of days do so where a day of
 * some zone begins, and all zones are whole hours from UTC; prices and windows of changes each second.
 */
const clockStep: Readonly<Partial<Record<FeedNameKind, number>>> = {
  day: hour,
  "group-day": hour,
  "mixed-day": hour,
  repair: hour,
  "full-repair": hour,
  "odds-day": 1,
  "mixed-odds-day": 1,
  update: 1,
  "local-update": 1,
  "updated-odds": 1,
  "mixed-updated-odds": 1,
};

type Asked = Omit<LedgerQuestion, "knownEtag">;
type Body = { readonly body: string; readonly etag: string };
/** What the ledger had by then: writes, the last number of the feed's subject, which a body never parts from, and the time. */
type Moment = { readonly writes: number; readonly lastSeq: number; readonly nowSeconds: number };

/** Bodies and their hashes, for as long as they would be built alike: a read that finds nothing new costs a look-up. */
export function createKeptBodies() {
  const kept = createLru<Body & { readonly moment: string }>(mostCharacters, ({ body }) => body.length);

  return (
    { name, projectLanguage, market, asOfSeq }: Asked,
    { writes, lastSeq, nowSeconds }: Moment,
    build: () => string,
  ): Body => {
    const step = clockStep[name.kind];
    if (step === undefined || asOfSeq !== null) return toBody(build());
    const key = `${formatFeedName(name)} ${projectLanguage} ${market ?? ""}`;
    const moment = `${writes} ${lastSeq} ${Math.floor(nowSeconds / step)}`;
    const known = kept.get(key);
    if (known?.moment === moment) return known;
    const made = { ...toBody(build()), moment };
    kept.set(key, made);
    return made;
  };
}

const toBody = (body: string): Body => ({ body, etag: contentHash(body) });
