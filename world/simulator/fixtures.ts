import { cups } from "../catalogue/cups.ts";
import { dailyGroups } from "../catalogue/daily-leagues.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { cupGamesOfDay } from "./cup-games.ts";
import { dailyGamesOfDay } from "./daily-games.ts";
import { toFixture } from "./fixture.ts";
import type { Fixture } from "../../shared/providers/provider.ts";
import { friendliesOfDay } from "./friendlies.ts";
import { weekendGamesOfDay } from "./weekend-games.ts";

/** The games of football that kick off on a UTC day (days since 1970-01-01): the same for the same seed, whenever it is asked. */
export const fixturesOfDay = (seed: string, day: number): readonly Fixture[] =>
  [
    ...weekendLeagues.flatMap((league) => weekendGamesOfDay(seed, league, day)),
    ...dailyGroups.flatMap((group) => dailyGamesOfDay(seed, group, day)),
    ...cups.flatMap((cup) => cupGamesOfDay(seed, cup, day)),
    ...friendliesOfDay(seed, day),
  ].map(toFixture);
