import { describe, expect, it } from "vitest";
import { decodeChanges } from "../../../../../shared/wire/changes.ts";
import { initialState } from "../../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import { toRowsText, type RowSetting } from "./league-rows.ts";

const setting: RowSetting = { lang: "en", countryKey: "FR", isBetless: false };
const games = ["A", "B", "C"].map((eventId) => initialState(aSchedule({ eventId })));
const idsOf = (text: string) => decodeChanges(text).changes.map(({ id }) => id);
const addedOf = (text: string) => decodeChanges(text).changes.map(({ addedTime }) => addedTime ?? null);

describe("the rows of a league", () => {
  it("[F8] are written anew where any of its events has another state", () => {
    expect(addedOf(toRowsText(games, setting))).toEqual([null, null, null]);
    for (const at of games.keys()) {
      const after = games.map((state, index) => (index === at ? { ...state, addedMinutes: 4 } : state));
      expect(addedOf(toRowsText(after, setting))).toEqual(games.map((_, index) => (index === at ? "+4" : null)));
    }
  });

  it("[F8] know an event that came, and one that went", () => {
    expect(idsOf(toRowsText(games, setting))).toEqual(["A", "B", "C"]);
    expect(idsOf(toRowsText(games.slice(0, 2), setting))).toEqual(["A", "B"]);
    expect(idsOf(toRowsText(games.slice(1), setting))).toEqual(["B", "C"]);
    expect(toRowsText([], setting)).toBe("");
  });

  it("[F8] [F12] are another text in each setting", () => {
    const settings: readonly RowSetting[] = [
      setting,
      { ...setting, lang: "fr" },
      { ...setting, countryKey: "DE" },
      { ...setting, isBetless: true },
    ];
    const texts = () => settings.map((given) => toRowsText(games, given));
    expect(new Set(texts()).size).toBe(settings.length);
    expect(texts()).toEqual(texts());
  });
});
