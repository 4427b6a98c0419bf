import { expect, it } from "vitest";
import { fontsFor } from "./card-fonts.ts";

const arabic = { file: "arabic", ranges: [[0x600, 0x6ff]] } as const;
const kana = {
  file: "kana",
  ranges: [
    [0x3041, 0x3096],
    [0x30a1, 0x30fa],
  ],
} as const;
const filesFor = (text: string) => fontsFor(text, [arabic, kana])?.map(({ file }) => file) ?? null;

it("finds the fonts of letters that Inter lacks, each once, and none for those that it has", () => {
  expect(filesFor("Łódź – Ђурић, Καλλιθέα (2 – 1…)")).toEqual([]);
  expect(filesFor("النصر FC 2 – 1")).toEqual(["arabic"]);
  expect(filesFor("フロンタレ النصر ひ")).toEqual(["kana", "arabic"]);
});

it("finds none for a text with a letter that no font has", () => {
  expect(filesFor("النصر 서울")).toBeNull();
});
