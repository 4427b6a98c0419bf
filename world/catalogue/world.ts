import { dailyGroups } from "./daily-leagues.ts";
import { easternLeagues } from "./eastern-lines.ts";
import type { WorldLeague } from "./league.ts";
import { toOffshoots } from "./offshoots.ts";
import { topLeagues, type TopLeague } from "./top-leagues.ts";
import { westernLeagues } from "./western-lines.ts";

const dailyLeagues = dailyGroups.flatMap((group) => group.leagues);
const men: readonly TopLeague[] = [...topLeagues, ...westernLeagues, ...easternLeagues];

/** Leagues that play on calendars of their own. */
export const weekendLeagues: readonly TopLeague[] = [...men, ...toOffshoots([...men, ...dailyLeagues])];

export const worldLeagues: readonly WorldLeague[] = [...weekendLeagues, ...dailyLeagues];
