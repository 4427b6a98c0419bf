import type { League } from "../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { competitionKey } from "../../../../shared/competitions/competition-key.ts";
import { rulesForCompetition } from "../standings/competition-rules.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import type { StandingsRules } from "../standings/standings-rules.ts";
import { zonesOf, type Zone } from "../standings/zones.ts";
import { isPlainLeague } from "./plain-league.ts";
import { toRestOfSeason } from "./rest-of-season.ts";

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

/** The season as JSON; "0" for one that is not decided by one table, has not begun or is over. */
export function writeSeason(
  { league, matches }: Omit<LedgerSeason, "earlier">,
  earlier: () => readonly SeasonMatch[],
): string {
  const { rules, zones } = rulesOf({ league, matches });
  if (!isPlainLeague(league, rules, zones, matches) || toRestOfSeason(matches) === null) return emptyBody;
  return JSON.stringify({ league, matches, earlier: earlier() } satisfies LedgerSeason);
}

export function readSeason(text: string): LedgerSeason | null {
  // Written by `writeSeason` of the same release: a ledger and its Worker are deployed together.
  return text === emptyBody ? null : (JSON.parse(text) as LedgerSeason);
}
