import { createCache } from "../../../../shared/basics/cache.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import type { OriginFeedAnswer } from "../../../../shared/wire/origin-feeds.ts";
import { readSeason, type LedgerSeason } from "./season-text.ts";

type Kept = { readonly seasonEtag: string; readonly body: string; readonly etag: string };
/** Asks a ledger for the text of a season, which it leaves out if its hash is `knownEtag`. */
type AskSeason = (knownEtag: string | null) => Promise<OriginFeedAnswer>;

/** Writes a season's chances; "0" where there are none. */
export type WriteChances = (season: LedgerSeason | null, language: Language) => string;

/**
 * Answers the chances of seasons. A ledger only says the season, and this Worker simulates it: half a second of work in a ledger would
 * hold up the scores of its sport.
 */
export function createChances() {
  const kept = createCache<Kept>(256);

  return async (key: string, language: Language, write: WriteChances, ask: AskSeason): Promise<OriginFeedAnswer> => {
    const before = kept.get(key);
    const season = await ask(before?.seasonEtag ?? null);
    if (season.body === null && before !== undefined) return { ...before, seq: season.seq };
    const body = write(readSeason(season.body ?? emptyBody), language);
    const etag = contentHash(body);
    kept.set(key, { seasonEtag: season.etag, body, etag });
    return { body, etag, seq: season.seq };
  };
}
