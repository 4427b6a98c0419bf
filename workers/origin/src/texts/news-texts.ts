import type { TransferKind } from "../../../../shared/competitions/transfer.ts";

/** A sentence about a result may name the sides by the result (winner, loser) or by the place (home, away). */
type Sentence = (values: {
  readonly winner: string;
  readonly loser: string;
  readonly home: string;
  readonly away: string;
  readonly score: string;
}) => string;
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
  /** `parts` are the scores of the parts of a match that has at least two. */
  readonly lead: (values: { readonly league: string; readonly parts: string }) => string;
};

/** The texts of the ledger's own news and of transfers. */
export type NewsTexts = {
  readonly results: ResultTexts;
  readonly transfers: Readonly<Record<TransferKind, string>>;
};
