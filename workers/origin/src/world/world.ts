import { dailyGroups } from "./daily-leagues.ts";
import type { WorldLeague } from "./league.ts";
import { topLeagues } from "./top-leagues.ts";

export const worldLeagues: readonly WorldLeague[] = [...topLeagues, ...dailyGroups.flatMap((group) => group.leagues)];
