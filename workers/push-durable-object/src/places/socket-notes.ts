import { inTime } from "../hub-deadline.ts";
import { directoryName, type RelayName } from "../hub-protocol.ts";
import { logFailure } from "../log-failure.ts";
import { retried } from "../retried.ts";
import type { Directory } from "./directory.ts";

/** A relay notifies its directory after each change by this many sockets. */
export const noteStep = 32;

export type SocketNotes = ReturnType<typeof createSocketNotes>;

/** Counts frames, for a rate over the time since it was asked last. */
export function createFrameRate() {
  let frames = 0;
  let sinceMs: number | null = null;
  let known = 0;
  return {
    count: (more: number) => void (frames += more),
    /** Over less than ten seconds it would be the rate of a moment: the one before is said again. */
    perSecond(nowMs: number): number {
      const tookMs = nowMs - (sinceMs ?? nowMs);
      sinceMs ??= nowMs;
      if (tookMs >= 0 && tookMs < leastMs) return known;
      if (tookMs > 0) known = (frames * 1000) / tookMs;
      frames = 0;
      sinceMs = nowMs;
      return known;
    },
  };
}

const leastMs = 10_000;

/** Reports a relay's load to its directory, and keeps the directory's answer. No socket waits for it. */
export function createSocketNotes(
  { sportId, region, shard }: RelayName,
  directories: DurableObjectNamespace<Directory>,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const frameRate = createFrameRate();
  const directory = () => directories.getByName(directoryName(sportId, region), { locationHint: region });
  let noted = 0;
  let returnMs = 0;

  async function sendNote(sockets: number) {
    const note = { shard, sockets, framesPerSecond: frameRate.perSecond(Date.now()) };
    try {
      returnMs = (await inTime(retried(() => directory().note(note)))).returnMs;
    } catch (reason) {
      logFailure({ action: "note at a directory", reason });
    }
  }

  return {
    countFrames: (frames: number) => frameRate.count(frames),
    /**
     * Sends the number of sockets to the directory when it differs by at least `step` from the last number sent, or when the last
     * socket has closed. A relay with a number above 0 also reports its first socket: the answer contains the time over which the
     * region's sockets reconnect.
     */
    async change(sockets: number, step: number) {
      const isFirst = noted === 0 && shard > 0;
      const isNews = sockets === 0 ? noted > 0 : isFirst || Math.abs(sockets - noted) >= step;
      if (!isNews) return;
      noted = sockets;
      const sent = sendNote(sockets);
      waitUntil(sent);
      await sent;
    },
    /** The time over which all sockets of the region reconnect when they are lost, as last reported by the directory. */
    returnMs: (): number => returnMs,
  };
}
