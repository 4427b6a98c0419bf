import type { RequestGeo } from "../../shared/geo/place.ts";
import { unknownVisitor, type GeoService } from "../../shared/geo/visitor.ts";
import { isWithin } from "../../shared/caching/is-within.ts";
import type { Variant } from "../../variants/variant.ts";
import { toVisitorsOfPlace, type VisitorsOfPlace } from "./visitors-of-place.ts";

const keptMs = 60_000;
/** Countries × regions × zones seen by one isolate in a minute stay far below this. */
const keptPlaces = 1_000;

export type VisitorResolver = (geo: RequestGeo, devPlace: string | null) => Promise<VisitorsOfPlace>;

const nobodyKnown: VisitorsOfPlace = { ageQuestion: null, toVisitor: () => unknownVisitor };

/**
 * Visitors of one place get one answer for a minute, because a page from the cache must not pay for a call to another
 * Worker. The city is left out: it differs between them, and no page depends on it. What they have answered is in no part of
 * the key: a client that made up cookies would make the site resolve each of them.
 */
export function createVisitorResolver(
  service: GeoService,
  variant: Variant,
  nowMs: () => number,
  reportFault: (what: string, error: unknown) => void,
): VisitorResolver {
  const known = new Map<string, { readonly visitors: Promise<VisitorsOfPlace>; readonly knownAtMs: number }>();
  return async ({ country, regionCode, timezone }, devPlace) => {
    const key = [country, regionCode, timezone, devPlace].join("|");
    const remembered = known.get(key);
    if (remembered !== undefined && isWithin(remembered.knownAtMs, keptMs, nowMs()))
      return remembered.visitors.catch(() => nobodyKnown);
    // All who come meanwhile wait for the same answer (C4.42).
    const visitors = service
      .resolve({ country, regionCode, timezone }, devPlace, variant.lang)
      .then((resolved) => toVisitorsOfPlace(resolved, variant));
    if (known.size >= keptPlaces) known.clear();
    known.set(key, { visitors, knownAtMs: nowMs() });
    try {
      return await visitors;
    } catch (error) {
      // Where the place is unknown, nothing is allowed; it is resolved again with the next request.
      if (known.get(key)?.visitors === visitors) known.delete(key);
      reportFault("geo does not answer", error);
      return nobodyKnown;
    }
  };
}
