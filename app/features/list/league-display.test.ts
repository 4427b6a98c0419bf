import { expect, it } from "vitest";
import { applyToggledLeagues, toggledLeaguesKey, type DisplayedLeague } from "./league-display.ts";

const leagues: ReadonlyMap<string, DisplayedLeague> = new Map([
  ["1_top", { type: "t", isDisplayed: true }],
  ["1_closed", { type: "c", isDisplayed: false }],
  ["1_other", { type: "p", isDisplayed: true }],
]);

const displayed = (toggled: readonly string[], countryId: number | null = null): (boolean | undefined)[] => {
  const after = applyToggledLeagues(leagues, toggled, countryId);
  return ["1_top", "1_closed", "1_other"].map((id) => after.get(id)?.isDisplayed);
};

it("[C4.01] shows a stored closed league, hides any other stored one, and leaves the rest", () => {
  expect(toggledLeaguesKey).toBe("fsdc_expand_collapse_league");
  expect(displayed(["1_top", "1_closed"])).toEqual([false, true, true]);
});

it("[C4.01] skips a stored league that the page does not hold", () => {
  expect(applyToggledLeagues(leagues, ["1_gone"], null)).toEqual(leagues);
});

it("[C4.01] leaves a country's page as it is; a country of 0 is none", () => {
  expect(displayed(["1_top", "1_closed"], 81)).toEqual([true, false, true]);
  expect(displayed(["1_top", "1_closed"], 0)).toEqual([false, true, true]);
});
