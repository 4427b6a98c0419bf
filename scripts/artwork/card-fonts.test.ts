import { expect, it } from "vitest";
import { fontsFor } from "../../app/ui/card-fonts.ts";
import { cardFontFiles } from "./card-fonts.ts";

const files = cardFontFiles();

it("has fonts for names in Arabic, Hebrew, Japanese, Thai, Georgian and Armenian", () => {
  for (const name of ["النصر", "מכבי", "川崎フロンターレ", "บุรีรัมย์", "თბილისი", "Արարատ"]) {
    expect([name, fontsFor(name, files)?.length]).toEqual([name, expect.any(Number)]);
  }
});

it("unpacks each font into tables that lie where its directory says, with the sums that it says", () => {
  // The table of a font's head has a sum that leaves out one of its own words.
  const tables = files.flatMap(({ bytes }) => tablesOf(bytes)).filter(({ tag }) => tag !== "head");
  expect(tables.length).toBeGreaterThan(1_000);
  expect(tables.filter(({ sum, total }) => sum !== total)).toEqual([]);
});

/** The tables of a font with the sum of their words, as its directory says it and as it is. */
function tablesOf(bytes: Uint8Array) {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: font.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [sum, offset, length] = [4, 8, 12].map((each) => font.getUint32(at + each)) as [number, number, number];
    const words = Array.from({ length: Math.ceil(length / 4) }, (_each, word) => font.getUint32(offset + word * 4));
    const total = words.reduce((before, word) => (before + word) >>> 0, 0);
    return { tag: String.fromCharCode(...bytes.subarray(at, at + 4)), sum, total };
  });
}
