import { expect, it } from "vitest";
import { toPageKind } from "./page-kinds.ts";

it("[C2.09] knows every kind that a page writes, and says unknown for a page that writes none or another word", () => {
  const words = ["sport_page", "draw_page", "series_page", "myfs_page", "settings", "", null];
  expect(words.map(toPageKind)).toEqual([
    "sport_page",
    "draw_page",
    "series_page",
    "myfs_page",
    "unknown",
    "unknown",
    "unknown",
  ]);
});
