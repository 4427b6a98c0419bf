import type { RequestGeo } from "../../shared/places/place.ts";
import { unknownVisitor, type GeoService } from "../../shared/places/visitor.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { createFlights } from "../../shared/basics/flights.ts";
import { isWithin } from "../../shared/basics/is-within.ts";
import type { Variant } from "../../variants/variant.ts";
import { toVisitorsOfPlace, type VisitorsOfPlace } from "./visitors-of-place.ts";

const keptMs = 60_000;
/** The countries × regions × zones that one isolate sees in a minute stay far below this. */
const keptPlaces = 1_000;

export type VisitorResolver = (geo: RequestGeo, devPlace: string | null) => Promise<VisitorsOfPlace>;

const nobodyKnown: VisitorsOfPlace = { ageQuestion: null, toVisitor: () => unknownVisitor };

/** A call whose request was cancelled is repeated after this time. */
const silenceMs = 3_000;

/**
 * Visitors of one place share one result for a minute, because a page from the cache must not pay for a call to another
 * Worker. The key leaves out the city: it differs between visitors, and no page depends on it. It also leaves out their
 * choices about betting: a client that made up cookies would make the site resolve each of them.
 */
export function createVisitorResolver(
  service: GeoService,
  variant: Variant,
  { nowMs, wait }: { readonly nowMs: () => number; readonly wait: (ms: number) => Promise<void> },
  reportFault: (what: string, error: unknown) => void,
): VisitorResolver {
  const known = createCache<{ readonly visitors: VisitorsOfPlace; readonly knownAtMs: number }>(keptPlaces);
  const flights = createFlights<VisitorsOfPlace>(nowMs, silenceMs, () => ({}));

  async function ask(key: string, geo: RequestGeo, devPlace: string | null): Promise<VisitorsOfPlace> {
    const flight = flights.begin(key);
    let visitors = nobodyKnown;
    try {
      visitors = toVisitorsOfPlace(await service.resolve(geo, devPlace, variant.lang), variant);
      known.set(key, { visitors, knownAtMs: nowMs() });
    } catch (error) {
      // An unknown place allows nothing; the next request resolves it again.
      reportFault("geo does not answer", error);
    }
    flights.land(key, flight, visitors);
    return visitors;
  }

  return async ({ country, regionCode, timezone }, devPlace) => {
    const key = [country, regionCode, timezone, devPlace].join("|");
    const remembered = known.get(key);
    if (remembered !== undefined && isWithin(remembered.knownAtMs, keptMs, nowMs())) return remembered.visitors;
    // Requests that arrive meanwhile share this call (C4.42).
    const flight = flights.find(key);
    const shared = flight === null ? null : await flights.watch(flight, wait);
    return shared ?? ask(key, { country, regionCode, timezone }, devPlace);
  };
}
