import { getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { beforeEach, expect, it, vi } from "vitest";
import { isLeagueDisplayed, isToggled, setToggled, toggledLeagues } from "./use-league-display.ts";

const name = "fsdc_expand_collapse_league";
beforeEach(useTestStorageEngine);

const displayed = (isTurned: boolean) =>
  (["t", "c", ""] as const).map((type) => isLeagueDisplayed(type, isTurned, null));

it("[C4.01, C3.06] displays a closed league that was turned over, hides any other such one, and leaves the rest", () => {
  expect(displayed(false)).toEqual([true, false, true]);
  expect(displayed(true)).toEqual([false, true, false]);
});

it("[C4.01] leaves a country's page as it is; a country of 0 is none", () => {
  expect([81, 0].map((countryId) => isLeagueDisplayed("t", true, countryId))).toEqual([true, false]);
});

it("[C4.01] keeps what was turned over under its key, and forgets what was turned back", () => {
  const heard = vi.fn<() => void>();
  const end = toggledLeagues.listen(heard);
  setToggled("1_StageAaa", true);
  setToggled("1_StageAaa", true);
  expect([isToggled("1_StageAaa"), isToggled("1_StageBbb"), heard.mock.calls.length]).toEqual([true, false, 1]);
  const text = getTestStorage()[name] ?? "";
  expect(JSON.parse(text)).toEqual({ value: { "1_StageAaa": true }, expiresAtSeconds: null });
  setToggled("1_StageAaa", false);
  expect([isToggled("1_StageAaa"), getTestStorage()[name]]).toEqual([false, undefined]);
  setTestStorageKey(name, text);
  expect(isToggled("1_StageAaa")).toBe(true);
  end();
});

it("[C8.03] takes a corrupt list for none", () => {
  setTestStorageKey(name, "{");
  expect(isToggled("1_StageAaa")).toBe(false);
});
