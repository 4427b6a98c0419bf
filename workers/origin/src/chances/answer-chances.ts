import { createCache } from "../../../../shared/basics/cache.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import type { OriginFeedAnswer } from "../../../../shared/wire/origin-feeds.ts";
import { readSeason, type LedgerSeason } from "./season-text.ts";

type Kept = {
  readonly season: LedgerSeason | null;
  readonly seasonEtag: string;
  readonly body: string;
  readonly etag: string;
  /** When it is computed again though no result has come; Infinity while no game is on. */
  readonly againSeconds: number;
};

/** Asks a ledger for the text of a season, which it leaves out if its hash is `knownEtag`. */
type AskSeason = (knownEtag: string | null) => Promise<OriginFeedAnswer>;

/** Writes a season's chances; "0" where there are none. */
export type WriteChances = (season: LedgerSeason | null, language: Language, nowSeconds?: number) => string;

type ChancesQuestion = {
  /** Names the feed, its language and the time of its view. */
  readonly key: string;
  readonly language: Language;
  /** The instant at which running games are judged; null where it is unknown, and they count as not played. */
  readonly nowSeconds: number | null;
  readonly write: WriteChances;
  readonly ask: AskSeason;
};

const minute = 60;

/**
 * Answers the chances of seasons. A ledger only says the season, and this Worker simulates it: half a second of work in a ledger would
 * hold up the scores of its sport. While games are on, a season is simulated once a minute, and at once when one of them is over.
 */
export function createChances() {
  const kept = createCache<Kept>(256);

  return async ({ key, language, nowSeconds, write, ask }: ChancesQuestion): Promise<OriginFeedAnswer> => {
    const before = kept.get(key);
    const { body: text, etag: seasonEtag, seq } = await ask(before?.seasonEtag ?? null);
    const season = text === null && before !== undefined ? before.season : readSeason(text ?? emptyBody);
    if (before !== undefined && (nowSeconds ?? 0) < before.againSeconds && (text === null || isOnlyOn(before, season)))
      return { body: before.body, etag: before.etag, seq };
    const startOfMinute = nowSeconds === null ? null : nowSeconds - (nowSeconds % minute);
    const body = write(season, language, startOfMinute ?? undefined);
    const etag = contentHash(body);
    const againSeconds = startOfMinute !== null && isOn(season) ? startOfMinute + minute : Infinity;
    kept.set(key, { season, seasonEtag, body, etag, againSeconds });
    return { body, etag, seq };
  };
}

const isOn = (season: LedgerSeason | null): boolean =>
  season?.matches.some(({ phase }) => phase === "running") ?? false;
const gamesOver = (season: LedgerSeason | null): number =>
  season?.matches.filter(({ phase }) => phase === "over").length ?? 0;

/** Whether a season has changed by its running games alone. */
const isOnlyOn = ({ season: before }: Kept, now: LedgerSeason | null): boolean =>
  isOn(before) && isOn(now) && gamesOver(before) === gamesOver(now);
