import { sportIds } from "../shared/sports/sport-ids.ts";
import { silentProvider, type Provider } from "../shared/providers/provider.ts";
import { quoteEvent } from "./simulator/market/quote-event.ts";
import { priceEvent } from "./simulator/market/price-event.ts";
import { earlierSeasons, pastResults } from "./simulator/past-results.ts";
import { rankingPoints } from "./simulator/ranking-points.ts";
import { transfersOf } from "./simulator/transfers.ts";
import { fixturesOfSport, positionAt, simulate } from "./simulator/world-of-sport.ts";

export const worldId = "simulator";

/**
 * The built-in world: every sport, played for ever, for development and demonstrations. Everything follows from the seed;
 * the same seed plays the same games everywhere.
 */
export const createWorld = (seed: string): Provider => ({
  ...silentProvider,
  id: worldId,
  origin: "simulated",
  keptDays: 8,
  fixtures: (sportId, day) => fixturesOfSport(seed, sportId, day),
  script: (schedule) => simulate(seed, schedule),
  positionAt: (schedule, nowSeconds) => positionAt(seed, schedule, nowSeconds),
  mainPrices: (state, atSeconds) => priceEvent(seed, state, atSeconds),
  quotes: (event, atSeconds) => quoteEvent(seed, event, atSeconds),
  pastResults: (league, beforeSeconds) => pastResults(seed, league, beforeSeconds),
  // Other sports play more games than is cheap to work out anew.
  earlierSeasons: (league, count) => (league.sportId === sportIds.soccer ? earlierSeasons(league, count) : []),
  transfers: (participantId, nowSeconds) => transfersOf(seed, participantId, nowSeconds),
  rankingPoints,
});
