import { createCachePerOwner } from "../../../../../shared/basics/cache.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock, Traced } from "../../ledger/sources.ts";

/** While games run, clients request the same few leagues of a sport again and again. */
const maxKept = 16;

type Work<Asked, T> = {
  readonly key: (asked: Asked) => string;
  readonly work: (context: LedgerContext, asked: Asked, clock: Clock) => T;
  /** How many results are kept of each ledger. */
  readonly most?: number;
};

/**
 * Does work once for as long as nothing changes that it was read from. The kept results belong to a ledger's event store:
 * the view of an earlier number has a store of its own.
 */
export function keepWork<Asked, T>({ key, work, most = maxKept }: Work<Asked, T>): Work<Asked, T>["work"] {
  const cacheOf = createCachePerOwner<Traced<T>>(most);
  return (context, asked, clock) =>
    cacheOf(context.events)
      .remember(
        key(asked),
        () => context.sources.trace(() => work(context, asked, clock)),
        (known) => known.isCurrent(clock.exactSeconds),
      )
      .asPart();
}
