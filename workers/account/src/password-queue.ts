import pLimit from "p-limit";

/** One hash takes the isolate's thread and 16 MB; a second one at the same time would end no sooner. */
const mostAtOnce = 1;
/** At half a second per hash, the last place waits some four seconds. */
const mostPlaces = 9;
/** The places that one client may take, so that it leaves room for others. */
const mostOfClient = 2;
/** From this many taken places on, a sign-in shows a captcha first, if the site has one. */
const crowdedFrom = 4;
const retryAfterSeconds = 5;

/** Thrown when there is no room to compute a password's hash: 429 if the client has taken its share, else 503. */
export class NoRoomError extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds = retryAfterSeconds;

  constructor(status: 429 | 503) {
    super("too many passwords are computed at once");
    this.status = status;
  }
}

export type PasswordQueue = {
  /**
   * Takes a place for a call with a password at its start, before anything is counted or looked up for it.
   * @param client null if unknown @throws NoRoomError
   */
  readonly enter: <T>(client: string | null, call: () => Promise<T>) => Promise<T>;
  /** Computes one hash in its turn. */
  readonly compute: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isCrowded: () => boolean;
  /** The time that the last hash took: a refusal that computes none waits as long. */
  readonly lastMs: () => number;
};

/**
 * Computes the hashes of all clients of an isolate, one after the other (docs/adr/034).
 * @param breathe ends with the event loop's next turn: Cloudflare's clock stands still until then
 */
export function createPasswordQueue(nowMs: () => number, breathe: () => Promise<unknown>): PasswordQueue {
  const limit = pLimit(mostAtOnce);
  const ofClient = new Map<string | null, number>();
  let places = 0;
  let tookMs = 0;

  function move(client: string | null, by: 1 | -1) {
    places += by;
    const own = (ofClient.get(client) ?? 0) + by;
    if (own === 0) ofClient.delete(client);
    else ofClient.set(client, own);
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const startMs = nowMs();
    const result = await work();
    await breathe();
    tookMs = nowMs() - startMs;
    return result;
  }

  return {
    async enter(client, call) {
      if (client !== null && (ofClient.get(client) ?? 0) >= mostOfClient) throw new NoRoomError(429);
      if (places >= mostPlaces) throw new NoRoomError(503);
      move(client, 1);
      try {
        return await call();
      } finally {
        move(client, -1);
      }
    },
    compute: (work) => limit(() => timed(work)),
    isCrowded: () => places >= crowdedFrom,
    lastMs: () => tookMs,
  };
}
