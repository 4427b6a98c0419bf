/** A server that hands each published row to everybody: ours, or one that ours is measured against. */
export type Contender = {
  readonly name: string;
  readonly url: URL;
  readonly wire: Wire;
  /** Settles when the server has taken the row. */
  readonly publish: (seq: number) => Promise<void>;
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
};

/** The messages that a server's protocol asks of a reader, and the message that says that the reader has joined. */
export type Wire = {
  /** What it says once its socket is open. */
  readonly greeting?: readonly string[];
  /** The message after which it gets rows; without one that is when its socket opens. */
  readonly isReady?: (text: string) => boolean;
  /** What a message has to be answered with, null for most. */
  readonly answer?: (text: string) => string | null;
};

/** The row of a goal, as a ledger publishes it: the same for every server. */
export const toRow = (seq: number): string => `AA÷abcdefgh¬AG÷${seq}¬AH÷1¬AB÷2¬AC÷12¬AO÷1760000400¬~`;

/** The numbers of the rows in a message, whatever a server puts around them. */
export function seqsIn(text: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf("AG÷"); at >= 0; at = text.indexOf("AG÷", at)) {
    at += 3;
    found.push(Number.parseInt(text.slice(at, at + 9), 10));
  }
  return found;
}
