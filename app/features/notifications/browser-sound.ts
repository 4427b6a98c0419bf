import { browserTimers, type Timers } from "../../live/timers.ts";
import type { SoundEvent } from "./sound-events.ts";
import { isIos } from "./sound-switch.ts";

const formats = [
  { extension: "ogg", mediaType: "audio/ogg" },
  { extension: "mp3", mediaType: "audio/mpeg" },
] as const;

/** The address of a sound: ogg where the browser plays it, else mp3 (C7.14). `basePath` ends without a slash. */
export function toSoundPath(basePath: string, event: SoundEvent, canPlay: (mediaType: string) => boolean): string {
  const { extension } = formats.find(({ mediaType }) => canPlay(mediaType)) ?? formats[1];
  return `${basePath}/${event}.${extension}`;
}

/** C9.07 */
const soundTiming = { iosStartMs: 2500, queueIntervalMs: 1000 } as const;

/** When the next sound may start: one interval after the last, and on iOS not before its sound system is ready. */
export function toPlayAtMs(
  nowMs: number,
  { lastPlayMs, pageStartMs, isIos }: { lastPlayMs: number | null; pageStartMs: number; isIos: boolean },
): number {
  const readyMs = isIos ? pageStartMs + soundTiming.iosStartMs : pageStartMs;
  const freeMs = lastPlayMs === null ? readyMs : lastPlayMs + soundTiming.queueIntervalMs;
  return Math.max(nowMs, readyMs, freeMs);
}

export const soundPlayer = createSoundPlayer({
  timers: browserTimers,
  nowMs: () => performance.now(),
  isIos: isIos(navigator.userAgent),
  play(sound: SoundEvent) {
    const audio = new Audio();
    audio.src = toSoundPath("/sounds", sound, (mediaType) => audio.canPlayType(mediaType) !== "");
    // A browser that wants a touch first refuses; a sound that came late would be wrong.
    audio.play().catch(() => {});
    return () => audio.pause();
  },
});

/** Long enough for every tab to have heard of the same news. */
const heldMs = 10_000;

/** Whether this tab is the one that plays a sound: the first that asks. Browsers without locks play it in each. */
export async function claimSound(name: string): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return true;
  return new Promise((resolve) => {
    void locks.request(`sound ${name}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise((release) => setTimeout(release, heldMs));
    });
  });
}

type PlayerParts = {
  readonly timers: Pick<Timers, "after">;
  readonly nowMs: () => number;
  readonly isIos: boolean;
  /** Plays a sound; the answer stops it. */
  readonly play: (sound: SoundEvent) => () => void;
};

/** Plays sounds one after another, so that two goals are two sounds. */
export function createSoundPlayer({ timers, nowMs, isIos, play }: PlayerParts) {
  const pageStartMs = nowMs();
  const ends = new Set<() => void>();
  let lastPlayMs: number | null = null;

  return {
    queue(sound: SoundEvent) {
      const atMs = toPlayAtMs(nowMs(), { lastPlayMs, pageStartMs, isIos });
      lastPlayMs = atMs;
      const cancel = timers.after(atMs - nowMs(), () => {
        ends.delete(cancel);
        ends.add(play(sound));
      });
      ends.add(cancel);
    },
    /** Ends what plays and what waits. */
    silence() {
      for (const end of ends) end();
      ends.clear();
      lastPlayMs = null;
    },
  };
}
