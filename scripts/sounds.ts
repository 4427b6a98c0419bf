import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMp3Encoder, createOggEncoder } from "wasm-media-encoders";
import { root } from "./workers.ts";

/**
 * Makes the sounds of notifications, in both formats, from the notes below: `node scripts/sounds.ts`. The files are kept
 * in `public/sounds`, so that nothing is encoded by a build.
 */
type Note = { readonly hertz: number; readonly atSeconds: number; readonly seconds: number; readonly loudness: number };

const sampleRate = 44_100;
const [c5, e5, g5, a5, c6, e6, g6] = [523.25, 659.26, 783.99, 880, 1046.5, 1318.51, 1567.98];

/** By the names of `app/features/notifications/sound-events.ts`. */
const sounds: Readonly<Record<string, readonly Note[]>> = {
  // Up a chord: a goal.
  "score-incremented": [
    { hertz: g5, atSeconds: 0, seconds: 0.18, loudness: 0.5 },
    { hertz: c6, atSeconds: 0.09, seconds: 0.2, loudness: 0.55 },
    { hertz: e6, atSeconds: 0.18, seconds: 0.5, loudness: 0.6 },
  ],
  // Back down: it does not count.
  correction: [
    { hertz: a5, atSeconds: 0, seconds: 0.2, loudness: 0.5 },
    { hertz: e5, atSeconds: 0.14, seconds: 0.4, loudness: 0.5 },
  ],
  // Two long notes, as a whistle that ends a game.
  finished: [
    { hertz: c6, atSeconds: 0, seconds: 0.25, loudness: 0.45 },
    { hertz: g5, atSeconds: 0.24, seconds: 0.25, loudness: 0.45 },
    { hertz: c5, atSeconds: 0.48, seconds: 0.6, loudness: 0.55 },
  ],
  // One short note, because there are many.
  "tennis-game": [{ hertz: g6, atSeconds: 0, seconds: 0.22, loudness: 0.4 }],
};

/** A struck bar: a tone with two overtones that fade at different speeds. */
function toSamples(notes: readonly Note[]): Float32Array {
  const seconds = Math.max(...notes.map((note) => note.atSeconds + note.seconds)) + 0.05;
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const { hertz, atSeconds, seconds: length, loudness } of notes) {
    const start = Math.round(atSeconds * sampleRate);
    for (let at = 0; at < length * sampleRate; at += 1) {
      const time = at / sampleRate;
      const attack = Math.min(1, time / 0.004);
      const release = Math.min(1, (length - time) / 0.03);
      const overtone = (multiple: number, strength: number, fade: number) =>
        strength * Math.exp((-fade * time) / length) * Math.sin(2 * Math.PI * hertz * multiple * time);
      const value = overtone(1, 0.7, 4) + overtone(2, 0.2, 7) + overtone(3, 0.1, 10);
      samples[start + at] = (samples[start + at] ?? 0) + loudness * attack * release * value;
    }
  }
  return samples;
}

const folder = join(root, "public/sounds");
mkdirSync(folder, { recursive: true });
const [mp3, ogg] = [await createMp3Encoder(), await createOggEncoder()];
for (const [name, notes] of Object.entries(sounds)) {
  const samples = toSamples(notes);
  mp3.configure({ sampleRate, channels: 1, bitrate: 64 });
  ogg.configure({ sampleRate, channels: 1, vbrQuality: 1 });
  for (const [extension, encoder] of [
    ["mp3", mp3],
    ["ogg", ogg],
  ] as const) {
    // An encoder gives away its own memory, which the next call overwrites.
    const parts = [Uint8Array.from(encoder.encode([samples])), Uint8Array.from(encoder.finalize())];
    writeFileSync(join(folder, `${name}.${extension}`), Buffer.concat(parts));
  }
}
