import type { NewsKind } from "./news-kinds.ts";

/**
 * What the ledger hands to the sport's hub. Rows are encoded feed rows, one per sequence number: `rows[i]` is
 * change `firstSeq + i` of the subject.
 */
export type Publication = {
  readonly subject: string;
  readonly firstSeq: number;
  readonly rows: readonly string[];
  /** Only for the news of a game: the kind of each row, for browsers that get messages while the site is closed. */
  readonly kinds?: readonly NewsKind[];
};

/**
 * The hub's answer: the last sequence number it has of the subject. A ledger that reads less than it published
 * sends again from `have + 1` (or from its oldest stored change, when that is later).
 */
export type Receipt = { readonly have: number };

/** The RPC surface of the push Worker that a publisher calls (service binding `PUSH`, entrypoint `Publisher`). */
export type PublisherService = {
  publish(sportId: number, publication: Publication): Promise<Receipt>;
};
