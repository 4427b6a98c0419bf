import { createCache } from "../../../../shared/basics/cache.ts";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { formatFeedName } from "../../../../shared/wire/feed-names.ts";
import type { Clock, Sources, Traced } from "../ledger/sources.ts";
import type { LedgerQuestion } from "./ledger-question.ts";

/** Limits the total size of all bodies that one ledger keeps, in characters. */
const mostCharacters = 8 * 1024 * 1024;
/** The size that each source of a body adds to it, in characters. */
const sourceCharacters = 32;

type Asked = Omit<LedgerQuestion, "knownEtag" | "agoSeconds">;
type Body = { readonly body: string; readonly etag: string };

/** Keeps bodies and their hashes as long as building them again would give the same: a read without news costs a look-up. */
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
    // Do not keep a feed as of an earlier number: clients request it too seldom.
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
