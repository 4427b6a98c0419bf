import { sportIds } from "../../shared/sports/sport-ids.ts";
import { createWorld } from "../../world/world.ts";

/** After so many hours every race is over; a tournament of golf takes four days. */
const raceHours = 12;
const golfHours = 120;

/** The seed of the tests' stack. */
const worldSeed = "test";

/** Returns the race or tournament of a sport that ended last in the built-in world: weeks ago if its season is over. */
export function lastRace(sportId: number): { readonly winner: string; readonly starters: readonly string[] } {
  const world = createWorld(worldSeed);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const overSeconds = nowSeconds - (sportId === sportIds.golf ? golfHours : raceHours) * 3600;
  const races = world
    .tournaments(sportId)
    .flatMap((tournamentId) => world.seasons(tournamentId, nowSeconds, 2))
    .map((league) => world.season(league, nowSeconds).map(({ schedule }) => schedule))
    .filter(([first]) => first !== undefined && first.startSeconds < overSeconds)
    .toSorted(([a], [b]) => (b?.startSeconds ?? 0) - (a?.startSeconds ?? 0));
  for (const race of races) {
    const winner = race.find((schedule) => world.stateAt(schedule, nowSeconds).facts?.rank === 1);
    if (winner !== undefined) return { winner: winner.eventId, starters: race.map(({ eventId }) => eventId) };
  }
  throw new RangeError(`sport ${sportId} has no race`);
}
