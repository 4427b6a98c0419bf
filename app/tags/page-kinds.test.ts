import { expect, it } from "vitest";
import { pageKindOf } from "./page-kinds.ts";

it("[C2.09] knows every kind of page, and says unknown for a page it does not know", () => {
  const pages = [
    "sport",
    "mixed",
    "category",
    "tournament",
    "draw",
    "series",
    "team",
    "player",
    "ranking",
    "myfs",
    "country",
  ];
  expect(pages.map(pageKindOf)).toEqual([
    "sport_page",
    "mixed_page",
    "category_page",
    "tournament_page",
    "draw_page",
    "series_page",
    "team_page",
    "player_page",
    "ranking_page",
    "myfs_page",
    "common_page",
  ]);
  expect(pageKindOf("settings")).toBe("common_page");
  expect(pageKindOf("toString")).toBe("unknown");
});
