import { createCache } from "../../../../shared/caching/cache.ts";
import { contentHash } from "../../../../shared/feed/content-hash.ts";
import { formatFeedName } from "../../../../shared/feed/names.ts";
import type { Clock, Sources, Traced } from "../ledger/sources.ts";
import type { LedgerQuestion } from "./ledger-question.ts";

/** Of all bodies that one ledger keeps, in characters. */
const mostCharacters = 8 * 1024 * 1024;
/** What a source of a body takes beside it. */
const sourceCharacters = 32;

type Asked = Omit<LedgerQuestion, "knownEtag">;
type Body = { readonly body: string; readonly etag: string };

/** Bodies and their hashes, for as long as they would be built alike: a read that finds nothing new costs a look-up. */
export function createBodyCache({ trace }: Pick<Sources, "trace">) {
  const bodies = createCache<Traced<Body>>({
    maxSize: mostCharacters,
    sizeOf: ({ value, size }) => value.body.length + size * sourceCharacters,
  });

  return (
    { name, projectLanguage, market, asOfSeq }: Asked,
    { exactSeconds }: Pick<Clock, "exactSeconds">,
    build: () => string,
  ): Body => {
    // A feed as of an earlier number is asked for too seldom to be kept.
    if (asOfSeq !== null) return toBody(build());
    const key = `${formatFeedName(name)} ${projectLanguage} ${market ?? ""}`;
    return bodies.remember(
      key,
      () => trace(() => toBody(build())),
      (known) => known.isCurrent(exactSeconds),
    ).value;
  };
}

const toBody = (body: string): Body => ({ body, etag: contentHash(body) });
