import type { Timers } from "../../live/timers.ts";
import type { SoundEvent } from "./sound-events.ts";
import { toPlayAtMs } from "./sound-playback.ts";

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
