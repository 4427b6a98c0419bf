import { expect, it } from "vitest";
import { toSeasonWord } from "./directory.ts";

it.each([
  ["2026", "2026"],
  ["2026-27", "2026-2027"],
  ["2026/27", "2026-2027"],
  ["2026/2027", "2026-2027"],
  [" 2026 - 2027 ", "2026-2027"],
  ["1999-00", "1999-2000"],
])("writes the season %s as %s in addresses", (season, word) => {
  expect(toSeasonWord(season)).toBe(word);
});

it.each(["", "Clausura", "26", "2026-7", "2026-27 B"])("has no address for a season that is called '%s'", (season) => {
  expect(toSeasonWord(season)).toBeNull();
});
