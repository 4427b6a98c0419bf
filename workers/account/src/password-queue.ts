import pLimit from "p-limit";

/** One hash takes the isolate's thread and 16 MB; a second one at the same time would end no sooner. */
const mostAtOnce = 1;
/** With half a second for each, the last of them waits some four seconds. */
const mostWaiting = 8;
/** Of one client, so that it leaves room for others. */
const mostOfClient = 2;
/** From here on a sign-in shows a captcha first, where the site has one. */
const crowdedFrom = 3;
const retryAfterSeconds = 5;

/** Thrown where there is no room to compute a password's hash: 429 where the client has taken its share, else 503. */
export class NoRoomError extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds = retryAfterSeconds;

  constructor(status: 429 | 503) {
    super("too many passwords are computed at once");
    this.status = status;
  }
}

export type PasswordQueue = {
  /** Computes one hash in its turn. @param client null where it is unknown @throws NoRoomError */
  readonly run: <T>(client: string | null, work: () => Promise<T>) => Promise<T>;
  readonly isCrowded: () => boolean;
  /** How long the last hash took: a refusal that computes none waits as long. */
  readonly lastMs: () => number;
};

/**
 * The hashes of all clients of an isolate, one after the other.
 * @param breathe ends with the event loop's next turn: Cloudflare's clock stands still until then
 */
export function createPasswordQueue(nowMs: () => number, breathe: () => Promise<unknown>): PasswordQueue {
  const limit = pLimit(mostAtOnce);
  const ofClient = new Map<string, number>();
  let tookMs = 0;

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const startMs = nowMs();
    const result = await work();
    await breathe();
    tookMs = nowMs() - startMs;
    return result;
  }

  return {
    async run(client, work) {
      const own = client === null ? 0 : (ofClient.get(client) ?? 0);
      if (own >= mostOfClient) throw new NoRoomError(429);
      if (limit.pendingCount >= mostWaiting) throw new NoRoomError(503);
      if (client === null) return limit(() => timed(work));
      ofClient.set(client, own + 1);
      try {
        return await limit(() => timed(work));
      } finally {
        const left = (ofClient.get(client) ?? 1) - 1;
        if (left === 0) ofClient.delete(client);
        else ofClient.set(client, left);
      }
    },
    isCrowded: () => limit.pendingCount >= crowdedFrom,
    lastMs: () => tookMs,
  };
}
