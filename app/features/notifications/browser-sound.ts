import { browserTimers } from "../../live/timers.ts";
import type { SoundEvent } from "./sound-events.ts";
import { toSoundPath } from "./sound-playback.ts";
import { createSoundPlayer } from "./sound-player.ts";
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
