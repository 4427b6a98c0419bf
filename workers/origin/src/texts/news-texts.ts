import type { TransferKind } from "../../../../shared/transfers/transfer.ts";

type Sentence = (first: string, second: string, score: string) => string;
type Sentences = readonly [Sentence, ...Sentence[]];

/** How a result reads as a headline. Winner and loser come in this order, in a draw home and away. */
export type ResultTexts = {
  readonly homeWin: Sentences;
  readonly awayWin: Sentences;
  /** A won duel of persons. They play at a tournament's place, so no side is at home. */
  readonly win: Sentences;
  /** A duel that a pair has won. */
  readonly pairWin: Sentences;
  readonly clear: Sentences;
  readonly draw: Sentences;
  readonly extraTime: Sentence;
  readonly shootOut: Sentence;
  /** @param parts the scores of the parts, empty if there are fewer than two */
  readonly lead: (league: string, parts: string) => string;
};

/** The texts of the ledger's own news and of transfers. */
export type NewsTexts = {
  readonly results: ResultTexts;
  readonly transfers: Readonly<Record<TransferKind, string>>;
};
