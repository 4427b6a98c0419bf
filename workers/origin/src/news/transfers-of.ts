import type { LedgerContext } from "../ledger/ledger-context.ts";
import { simulatedTransfersOf } from "./simulated-transfers.ts";
import type { Transfer } from "./transfer.ts";

/** The transfers of a team or a player up to now, newest first: those that providers sent, else the built-in world's. */
export function transfersOf(
  { transfers, seed }: LedgerContext,
  participantId: string,
  nowSeconds: number,
): readonly Transfer[] {
  const sent = transfers.of(participantId);
  const known = sent.length > 0 || seed === "" ? sent : simulatedTransfersOf(seed, participantId, nowSeconds);
  return known
    .filter(({ daySeconds }) => daySeconds <= nowSeconds)
    .toSorted((a, b) => b.daySeconds - a.daySeconds || (a.id < b.id ? -1 : 1));
}
