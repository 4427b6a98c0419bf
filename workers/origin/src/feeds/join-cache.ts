import { createCache } from "../../../../shared/basics/cache.ts";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import type { OriginFeedAnswer } from "../../../../shared/wire/origin-feeds.ts";
import { withSeq } from "../../../../shared/wire/several-sports.ts";
import { longestBody, toBounded } from "./bounded-body.ts";
import { joinBodies } from "./fan-out.ts";

/** Limits the total size of all joined bodies and their parts, in characters. */
const mostCharacters = 8 * 1024 * 1024;

type Part = { readonly body: string; readonly etag: string; readonly seq: number };
type Joined = { readonly body: string; readonly etag: string };
type Kept = { readonly parts: readonly Part[]; readonly joined: Joined };
/** Requests a feed from a sport's ledger, which leaves out the body if its hash is `knownEtag`. */
type Ask = (sportId: number, knownEtag: string | null) => Promise<OriginFeedAnswer>;

/** Joins feeds of several ledgers. Each request names the hash of the kept part, and the parts are joined again only if one changed. */
export function createJoinCache() {
  const kept = createCache<Kept>({
    maxSize: mostCharacters,
    sizeOf: ({ parts, joined }) => parts.reduce((sum, { body }) => sum + body.length, joined.body.length),
  });

  return async (key: string, sportIds: readonly number[], ask: Ask): Promise<Joined> => {
    const known = kept.get(key);
    const parts = await Promise.all(
      sportIds.map(async (sportId, index): Promise<Part> => {
        const before = known?.parts[index];
        const { body, etag, seq } = await ask(sportId, before?.etag ?? null);
        return { body: body ?? before?.body ?? emptyBody, etag, seq };
      }),
    );
    const isSame = parts.every(
      ({ etag, seq }, index) => etag === known?.parts[index]?.etag && seq === known.parts[index]?.seq,
    );
    if (known !== undefined && isSame) return known.joined;
    const body = toBounded(joinBodies(parts.map((part) => withSeq(part.body, part.seq))), longestBody);
    const joined = { body, etag: contentHash(body) };
    kept.set(key, { parts, joined });
    return joined;
  };
}
