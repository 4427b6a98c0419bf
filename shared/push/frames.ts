/** Version of the push protocol; raised whenever a frame's shape or form changes (docs/protocol.md). */
export const protocolVersion = 5;
/** Older versions, which get JSON: their clients ignore new fields and frames, so an update closes no open page's socket. */
export const olderVersions: readonly number[] = [3, 4];

/** A subject's last number, and which epoch it belongs to: in another epoch, numbers mean other changes. */
export type Position = { readonly n: number; readonly epoch: string };

/** From the relay to the browser. */
export type ServerFrame =
  /**
   * First frame: the server's time in seconds, and the position of each subject that was joined. Later ones give the
   * positions again when frames may have been lost. `back`: a subscriber that loses its socket reconnects within so many
   * milliseconds (P8); 0 sets no such time.
   */
  | {
      readonly t: "hello";
      readonly v: number;
      readonly at: number;
      readonly have: Readonly<Record<string, Position>>;
      readonly back: number;
    }
  /** Encoded rows; the first has number `n`, the next `n + 1` … Sent in their short form (P27). */
  | { readonly t: "rows"; readonly s: string; readonly n: number; readonly r: string }
  /**
   * The missing changes cannot be replayed; those from `n` on can: take a feed whose `x-feed-seq` is at least `n`, then
   * join.
   */
  | { readonly t: "repair"; readonly s: string; readonly n: number }
  /** A subscriber that has read up to here must reply with `seen` and the same text. */
  | { readonly t: "mark"; readonly m: string };

/** From the browser to the relay. The texts `ping` and `pong` are answered without waking the object. */
export type ClientFrame =
  /** Start, or start again, after number `since`. */
  | { readonly t: "join"; readonly s: string; readonly since: number }
  | { readonly t: "leave"; readonly s: string }
  /** Answers a `mark`: everything before it has been read. */
  | { readonly t: "seen"; readonly m: string };
