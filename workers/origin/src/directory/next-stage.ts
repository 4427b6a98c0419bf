import type { StartEntry } from "../../../../shared/addresses/directory.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { toStart } from "./starts.ts";

/**
 * Finds the next stage to begin in a ledger's sport, of one tournament or of any (null). It searches the ledger and, beyond
 * its days, the providers, so that a sport out of season can say when the next season begins.
 */
export function nextStage(
  { sportId, held, providers }: LedgerContext,
  tournamentId: string | null,
  lang: Language,
  nowSeconds: number,
): StartEntry | null {
  const own = held.nextEvent(tournamentId, nowSeconds)?.state.schedule;
  const league = own === undefined ? undefined : held.league(own.leagueStageId);
  const stages = [
    ...(own === undefined || !league ? [] : [{ league, startSeconds: own.startSeconds }]),
    ...providers.all.flatMap((provider) => provider.next(sportId, tournamentId, nowSeconds) ?? []),
  ];
  const [next] = stages.toSorted((a, b) => a.startSeconds - b.startSeconds);
  return next === undefined ? null : toStart(next.league, next.startSeconds, lang);
}
