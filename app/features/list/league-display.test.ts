import { expect, it } from "vitest";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { createToggledLeagues, isLeagueDisplayed } from "./league-display.ts";

const displayed = (isToggled: boolean) =>
  (["t", "c", ""] as const).map((type) => isLeagueDisplayed(type, isToggled, null));

it("[C4.01, C3.06] displays a closed league that was turned over, hides any other such one, and leaves the rest", () => {
  expect(displayed(false)).toEqual([true, false, true]);
  expect(displayed(true)).toEqual([false, true, false]);
});

it("[C4.01] leaves a country's page as it is; a country of 0 is none", () => {
  expect([81, 0].map((countryId) => isLeagueDisplayed("t", true, countryId))).toEqual([true, false]);
});

it("[C4.01] keeps what was turned over under its key, and forgets what was turned back", () => {
  const storage = createMemoryStore();
  const leagues = createToggledLeagues(storage, () => 0);
  let changes = 0;
  leagues.subscribe(() => {
    changes += 1;
  });
  leagues.set("1_StageAaa", true);
  leagues.set("1_StageAaa", true);
  expect([leagues.has("1_StageAaa"), leagues.has("1_StageBbb"), changes]).toEqual([true, false, 1]);
  expect(storage.get("fsdc_expand_collapse_league")).toContain("1_StageAaa");
  expect(createToggledLeagues(storage, () => 0).has("1_StageAaa")).toBe(true);
  leagues.set("1_StageAaa", false);
  expect([leagues.has("1_StageAaa"), storage.get("fsdc_expand_collapse_league")]).toEqual([false, null]);
});

it("[C8.03] takes a corrupt list for none", () => {
  const storage = createMemoryStore();
  storage.set("fsdc_expand_collapse_league", "{");
  expect(createToggledLeagues(storage, () => 0).has("1_StageAaa")).toBe(false);
});
