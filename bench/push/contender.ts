/** A server that sends each published row to all readers: ours, or one that we compare with ours. */
export type Contender = {
  readonly name: string;
  readonly url: URL;
  readonly wire: Wire;
  /** Settles when the server has taken the row. */
  readonly publish: (seq: number) => Promise<void>;
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
};

/** The messages that a server's protocol requires of a reader, and the message that confirms its join. */
export type Wire = {
  /** The messages that a reader sends once its socket is open. */
  readonly greeting?: readonly string[];
  /** Whether a message confirms the join, so that rows follow; without this check, an open socket is enough. */
  readonly isReady?: (text: string) => boolean;
  /** Returns the required answer to a message; null for most. */
  readonly answer?: (text: string) => string | null;
};

/** The row of a goal, as a ledger publishes it: the same for every server. */
export const toRow = (seq: number): string => `AA÷abcdefgh¬AG÷${seq}¬AH÷1¬AB÷2¬AC÷12¬AO÷1760000400¬~`;

/** Finds the numbers of the rows in a message, whatever envelope a server puts around them. */
export function seqsIn(text: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf("AG÷"); at >= 0; at = text.indexOf("AG÷", at)) {
    at += 3;
    found.push(Number.parseInt(text.slice(at, at + 9), 10));
  }
  return found;
}
