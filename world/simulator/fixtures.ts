import { cups } from "../catalogue/cups.ts";
import { dailyGroups } from "../catalogue/daily-leagues.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { cupMatchesOfDay } from "./cup-matches.ts";
import { dailyMatchesOfDay } from "./daily-matches.ts";
import { toFixture } from "./fixture.ts";
import type { Fixture } from "../../shared/timeline/provider.ts";
import { friendliesOfDay } from "./friendlies.ts";
import { weekendMatchesOfDay } from "./weekend-games.ts";

/**
 * The games of football that kick off on a UTC day (days since 1970-01-01): the same for the same seed, at any time.
 */
export const fixturesOfDay = (seed: string, day: number): readonly Fixture[] =>
  [
    ...weekendLeagues.flatMap((league) => weekendMatchesOfDay(seed, league, day)),
    ...dailyGroups.flatMap((group) => dailyMatchesOfDay(seed, group, day)),
    ...cups.flatMap((cup) => cupMatchesOfDay(seed, cup, day)),
    ...friendliesOfDay(seed, day),
  ].map((match) => toFixture(seed, match));
