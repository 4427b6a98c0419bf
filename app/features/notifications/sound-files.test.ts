import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { soundEvents } from "./sound-events.ts";
import { toSoundPath } from "./browser-sound.ts";

const folder = new URL("../../../public", import.meta.url).pathname;
const marks = { "audio/ogg": "OggS", "audio/mpeg": "\u{fffd}" } as const;
const mostBytes = 15 * 1024;

it("[C4.39] [C7.14] every sound is a small file in both formats, and no file is left over", () => {
  const files = (["audio/ogg", "audio/mpeg"] as const).flatMap((mediaType) =>
    soundEvents.map((sound) => {
      const path = toSoundPath("/sounds", sound, (asked) => asked === mediaType);
      const content = readFileSync(folder + path);
      expect(content.length).toBeLessThan(mostBytes);
      expect(content.toString("utf8").slice(0, marks[mediaType].length)).toBe(marks[mediaType]);
      return path.replace("/sounds/", "");
    }),
  );
  expect(readdirSync(`${folder}/sounds`).toSorted()).toEqual(files.toSorted());
});
