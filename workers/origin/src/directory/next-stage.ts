import type { StartEntry } from "../../../../shared/addresses/directory.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { toStart } from "./starts.ts";

/**
 * What begins next in a ledger's sport, of one tournament or of any (null): of what it holds, and of what its providers know beyond
 * those days, so that a sport out of its season says when the next one begins.
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
