import { otherNames } from "./catalogue/other-names.ts";
import { silentProvider, type Provider } from "../shared/timeline/provider.ts";
import { quoteEvent } from "./simulator/market/quote-event.ts";
import { priceEvent, liveBookmakers } from "./simulator/market/price-event.ts";
import { rankingPoints } from "./simulator/ranking-points.ts";
import { nextStart } from "./simulator/fields/next-start.ts";
import { peopleOf, personOf } from "./simulator/people.ts";
import {
  daysOf,
  eventOf,
  leaguesOf,
  matchesOf,
  seasonOf,
  seriesOf,
  stateAt,
  tournamentsOf,
} from "./simulator/seasons.ts";
import { transfersOf } from "./simulator/transfers.ts";
import { newDrawFixtures } from "./simulator/sports/draw-fixtures.ts";
import { fixturesOfSport, positionAt, simulate } from "./simulator/world-of-sport.ts";

export const worldId = "simulator";

/**
 * The built-in world: every sport, played for ever, for development and demonstrations. Everything follows from the seed;
 * the same seed plays the same games everywhere (docs/adr/021).
 */
export const createWorld = (seed: string): Provider => ({
  ...silentProvider,
  id: worldId,
  origin: "simulated",
  keptDays: 8,
  fixtures: (sportId, day, today) => fixturesOfSport(seed, sportId, day, today),
  days: daysOf,
  newFixtures: (sportId, today) => newDrawFixtures(seed, sportId, today),
  script: (schedule) => simulate(seed, schedule),
  positionAt: (schedule, nowSeconds) => positionAt(seed, schedule, nowSeconds),
  mainPrices: (state, atSeconds) => priceEvent(seed, state, atSeconds),
  liveBookmakers,
  quotes: (event, atSeconds) => quoteEvent(seed, event, atSeconds),
  tournaments: tournamentsOf,
  seasons: leaguesOf,
  season: (league, nowSeconds) => seasonOf(seed, league, nowSeconds),
  next: nextStart,
  games: (participantId, nowSeconds) => matchesOf(seed, participantId, nowSeconds),
  series: (seriesId) => seriesOf(seed, seriesId),
  event: (eventId) => eventOf(seed, eventId),
  stateAt: (schedule, nowSeconds) => stateAt(seed, schedule, nowSeconds),
  people: (teamId) => peopleOf(seed, teamId),
  person: (personId) => personOf(seed, personId),
  otherNames,
  transfers: (participantId, nowSeconds) => transfersOf(seed, participantId, nowSeconds),
  rankingPoints,
});
