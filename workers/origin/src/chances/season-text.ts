import type { League } from "../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { competitionKey } from "../../../../shared/competitions/competition-key.ts";
import { rulesForCompetition } from "../standings/competition-rules.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { zonesOf, type Zone } from "../standings/zones.ts";
import { chancesSection } from "../../../../shared/wire/sections/chances-section.ts";
import { isPlainLeague } from "./plain-league.ts";
import { toRestOfSeason, type RestOfSeason } from "./rest-of-season.ts";

/** A league's season as its ledger knows it, with the games of the season before. */
export type LedgerSeason = {
  readonly league: League;
  readonly matches: readonly SeasonMatch[];
  readonly earlier: readonly SeasonMatch[];
};

type SeasonRules = { readonly rules: StandingsRules; readonly zones: readonly Zone[] };

export function rulesOf({ league, matches }: Omit<LedgerSeason, "earlier">): SeasonRules {
  const competition = competitionKey(league);
  const size = new Set(matches.flatMap(({ home, away }) => [home.id, away.id])).size;
  return {
    rules: rulesForCompetition(league.sportId, competition, league.season),
    zones: zonesOf(league.sportId, competition, league.season, { size, isGroup: false }),
  };
}

/** What is played and left of a season that has chances; null for one that is not decided by one table, has not begun or is over. */
function restOf(season: Omit<LedgerSeason, "earlier">): RestOfSeason | null {
  const { rules, zones } = rulesOf(season);
  return isPlainLeague(season.league, rules, zones, season.matches) ? toRestOfSeason(season.matches) : null;
}

export const hasChances = (season: Omit<LedgerSeason, "earlier">): boolean => restOf(season) !== null;

/** The season as JSON; "0" for one without chances. */
export function writeSeason(season: Omit<LedgerSeason, "earlier">, earlier: () => readonly SeasonMatch[]): string {
  if (!hasChances(season)) return emptyBody;
  return JSON.stringify({ ...season, earlier: earlier() } satisfies LedgerSeason);
}

/** Writes how many games are played and left, so that a page knows of chances without a simulation; "0" where there are none. */
export function writeRest(season: Omit<LedgerSeason, "earlier">): string {
  const rest = restOf(season);
  if (rest === null) return emptyBody;
  const fields = { seasons: 0, gamesPlayed: rest.played.length, gamesLeft: rest.left.length };
  return chancesSection.encode({ sportId: 0, rows: [{ kind: "simulation", fields }], signature: "" });
}

export function readSeason(text: string): LedgerSeason | null {
  // Written by `writeSeason` of the same release: a ledger and its Worker are deployed together.
  return text === emptyBody ? null : (JSON.parse(text) as LedgerSeason);
}
