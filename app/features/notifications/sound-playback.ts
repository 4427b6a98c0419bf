import type { SoundEvent } from "./sound-events.ts";

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
