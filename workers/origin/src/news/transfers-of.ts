import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Transfer } from "./transfer.ts";

/** The transfers of a team or a player up to now, newest first. */
export const transfersOf = (
  { transfers }: LedgerContext,
  participantId: string,
  nowSeconds: number,
): readonly Transfer[] =>
  transfers
    .of(participantId)
    .filter(({ daySeconds }) => daySeconds <= nowSeconds)
    .toSorted((a, b) => b.daySeconds - a.daySeconds || (a.id < b.id ? -1 : 1));
