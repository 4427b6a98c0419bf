import DataLoader from "dataloader";
import type { Answer, Question, QuestionKind, Questions } from "./questions.ts";

/**
 * Asks a sport's ledger. Questions of the same moment become one call for each sport, and no question is asked twice.
 */
export type Ask = <K extends QuestionKind>(
  sportId: number,
  kind: K,
  asks: Questions[K]["asks"],
) => Promise<Questions[K]["answer"]>;

type Call = (sportId: number, questions: readonly Question[]) => Promise<readonly Answer[]>;

/** Lives as long as one request: it asks no question twice. */
export function createAsk(call: Call): Ask {
  const ledgers = new Map<number, DataLoader<Question, Answer, string>>();

  function ledgerOf(sportId: number) {
    const known = ledgers.get(sportId);
    if (known !== undefined) return known;
    const ledger = new DataLoader<Question, Answer, string>((questions) => call(sportId, questions), {
      cacheKeyFn: ({ kind, asks }) => `${kind} ${JSON.stringify(asks)}`,
    });
    ledgers.set(sportId, ledger);
    return ledger;
  }

  // Kind, question and answer belong together by this function's own type.
  return <K extends QuestionKind>(sportId: number, kind: K, asks: Questions[K]["asks"]) =>
    ledgerOf(sportId).load({ kind, asks } as Question) as Promise<Questions[K]["answer"]>;
}
