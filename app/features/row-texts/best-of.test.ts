import { expect, it } from "vitest";
import { formatBestOf } from "./best-of.ts";

const toText = (frames: number) => `Best of ${frames}`;

it("[C5.10] shows a best-of text only with a count of frames", () => {
  expect(formatBestOf(11, toText)).toBe("Best of 11");
  expect(formatBestOf(null, toText)).toBe("");
  expect(formatBestOf(0, toText)).toBe("");
  expect(formatBestOf(Number.NaN, toText)).toBe("");
});
