import type { RequestGeo } from "../../shared/geo/place.ts";
import { unknownVisitor, type GeoService, type Visitor } from "../../shared/geo/visitor.ts";
import { isWithin } from "../../shared/caching/is-within.ts";

const keptMs = 60_000;
/** Countries × regions × zones seen by one isolate in a minute stay far below this. */
const keptPlaces = 1_000;

export type VisitorResolver = (geo: RequestGeo, devPlace: string | null) => Promise<Visitor>;

/**
 * Visitors of one place get one answer for a minute, because a page from the cache must not pay for a call to another
 * Worker. The city is left out: it differs between them, and no page depends on it.
 */
export function createVisitorResolver(
  service: GeoService,
  nowMs: () => number,
  reportFault: (what: string, error: unknown) => void,
): VisitorResolver {
  const known = new Map<string, { readonly visitor: Visitor; readonly knownAtMs: number }>();
  return async ({ country, regionCode, timezone }, devPlace) => {
    const key = [country, regionCode, timezone, devPlace].join("|");
    const remembered = known.get(key);
    if (remembered !== undefined && isWithin(remembered.knownAtMs, keptMs, nowMs())) return remembered.visitor;
    try {
      const visitor = await service.resolve({ country, regionCode, timezone }, devPlace);
      if (known.size >= keptPlaces) known.clear();
      known.set(key, { visitor, knownAtMs: nowMs() });
      return visitor;
    } catch (error) {
      // Where the place is unknown, nothing is allowed; it is resolved again with the next request.
      reportFault("geo does not answer", error);
      return unknownVisitor;
    }
  };
}
