import { expect, it } from "vitest";
import { toMarkedPath, toMarker } from "./reload-marker.ts";

/** Returns the path to which a document at that address redirects; null where it stays. */
const restore = (address: string): string | null => toMarkedPath(new URL(address, "https://tribune.test"));

it.each([
  ["/tennis#reload;day=-1;cat=5", "/tennis?day=-1&cat=5"],
  ["/#reload;day=2", "/?day=2"],
  ["/?cat=6#reload;cat=7", "/?cat=7"],
  ["/?date=2026-11-21&cat=6#reload;day=1", "/?cat=6&day=1"],
  ["/#reload", "/"],
])("[C2.02] the day and the category of %s are restored", (address, path) => {
  expect(restore(address)).toBe(path);
});

it("[C2.02] a day or a category that is not a number is ignored, and the other kept", () => {
  expect(restore("/#reload;day=soon;cat=5")).toBe("/?cat=5");
  expect(restore("/#reload;day=-1;cat=")).toBe("/?day=-1");
  expect(restore("/?cat=6#reload;day=1e3;cat=NaN;x")).toBe("/?cat=6");
});

it.each(["", "?day=-1&cat=6", "?cat=5", "?date=2026-11-21&cat=7"])(
  "[C2.02] the marker that a reload of %j writes leads back to it",
  (search) => {
    expect(restore(`/tennis${search}${toMarker(search)}`)).toBe(`/tennis${search}`);
  },
);

it("[C2.02] any other hash is no marker", () => {
  for (const hash of ["", "#", "#reloaded;day=1", "#match-summary", "#l-reload;day=1"])
    expect(restore(`/${hash}`)).toBeNull();
});
