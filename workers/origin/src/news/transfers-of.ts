import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Transfer } from "../../../../shared/competitions/transfer.ts";

/** The most transfers of one team or player that are listed: some 30 years of a club. */
const mostTransfers = 1_000;

/**
 * The transfers of a team or a player up to now, newest first: those that were posted, else those that a provider
 * computes.
 */
export function transfersOf(
  { transfers, providers }: LedgerContext,
  participantId: string,
  nowSeconds: number,
): readonly Transfer[] {
  const sent = transfers.of(participantId, nowSeconds, mostTransfers);
  const known = sent.length > 0 ? sent : providers.first((each) => each.transfers(participantId, nowSeconds));
  return known
    .filter(({ daySeconds }) => daySeconds <= nowSeconds)
    .toSorted((a, b) => b.daySeconds - a.daySeconds || (a.id < b.id ? -1 : 1));
}
