import type { Fixture } from "../../../../shared/timeline/provider.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "./ledger-context.ts";

type Known = Pick<LedgerContext, "events" | "providers">;

/** Whether real events of a tournament fall into a simulated season of it, from its first fixture to its last. */
export function isReplaced(
  { events, providers }: Known,
  { tournamentId }: Pick<League, "tournamentId">,
  season: readonly Fixture[],
): boolean {
  const [first, last] = [season[0], season.at(-1)];
  if (first === undefined || last === undefined) return false;
  const throughSeconds = last.schedule.startSeconds + daySeconds;
  return events.hasEvents(tournamentId, providers.idsOf("real"), first.schedule.startSeconds, throughSeconds);
}

/** Whether real events replace the simulated season of a league: a whole season, not the days that the ledger holds. */
export function isReplacedLeague(known: Known, league: League, nowSeconds: number): boolean {
  const { providers } = known;
  const simulated = providers.all.filter(({ origin }) => origin === "simulated");
  const season = simulated.map((provider) => provider.season(league, nowSeconds)).find(({ length }) => length > 0);
  return season !== undefined && isReplaced(known, league, season);
}
