import { browserTimers, type Timers } from "../../live/timers.ts";
import type { SoundEvent } from "./sound-events.ts";
import { toSoundPath, toPlayAtMs } from "./sound-playback.ts";
import { isIos } from "./sound-switch.ts";

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
