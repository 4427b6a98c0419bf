import { commonLeagues, type LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { worldCup } from "../../../../shared/competitions/tournaments.ts";

/** Shortcuts of leagues that are known by a table: the same competition has the same name in every source. */
const byShortcut: Readonly<Record<string, LeagueFacts | undefined>> = {
  bl1: commonLeagues["de.1"],
  bl2: commonLeagues["de.2"],
  bl3: commonLeagues["de.3"],
  dfb: commonLeagues["de.cup"],
  wm26: worldCup,
};

/** Behind every league of the tables. */
const unknownRank = 900;

/** The league of a shortcut; one that no table knows keeps its own name, and is in no country: the source names none. */
export const leagueOf = (shortcut: string, name: string): LeagueFacts =>
  (Object.hasOwn(byShortcut, shortcut) ? byShortcut[shortcut] : undefined) ?? {
    countryKey: "WORLD",
    name,
    timeZone: "UTC",
    rank: unknownRank,
    type: "c",
  };
