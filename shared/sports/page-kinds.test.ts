import { expect, it } from "vitest";
import { pageKindOf, pageKinds } from "./page-kinds.ts";

it("[C2.09] knows every kind of page, and says unknown for a page it does not know", () => {
  expect(pageKinds.toSorted()).toEqual([
    "category_page",
    "common_page",
    "draw_page",
    "mixed_page",
    "myfs_page",
    "player_page",
    "ranking_page",
    "series_page",
    "sport_page",
    "team_page",
    "tournament_page",
    "unknown",
  ]);
  expect(pageKindOf("team")).toBe("team_page");
  expect(pageKindOf("settings")).toBe("common_page");
  expect(pageKindOf("toString")).toBe("unknown");
});
