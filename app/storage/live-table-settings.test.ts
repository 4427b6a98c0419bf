import { expect, it } from "vitest";
import { excitingGamesSettings, notificationSettings, parseLiveTableSettings } from "./live-table-settings.ts";

const defaults = { sortByTime: false, mygamesGroups: false, mygamesNotifications: "yessilent", excitingGames: "off" };

it("[C3.20] live-table settings have their defaults", () => {
  expect(parseLiveTableSettings({})).toEqual(defaults);
});

it("[C3.20] notifications are with sound, silent or off", () => {
  expect([...notificationSettings].toSorted()).toEqual(["no", "yessilent", "yessound"]);
  for (const mygamesNotifications of notificationSettings) {
    expect(parseLiveTableSettings({ mygamesNotifications })).toEqual({ ...defaults, mygamesNotifications });
  }
});

it("the alert of exciting games is for all games, for those of some leagues, or off; nonsense turns it off", () => {
  for (const excitingGames of excitingGamesSettings) {
    expect(parseLiveTableSettings({ excitingGames })).toEqual({ ...defaults, excitingGames });
  }
  for (const excitingGames of [true, 1, "some", null])
    expect(parseLiveTableSettings({ excitingGames })).toEqual(defaults);
});

it("[C5.09] null and nonsense fall back to the defaults, one by one", () => {
  for (const value of [null, undefined, 7, "x", []]) expect(parseLiveTableSettings(value)).toEqual(defaults);
  expect(parseLiveTableSettings({ sortByTime: null, mygamesGroups: true, mygamesNotifications: "loud" })).toEqual({
    ...defaults,
    mygamesGroups: true,
  });
});

it("flags may be stored as numbers or texts", () => {
  expect(parseLiveTableSettings({ sortByTime: 1, mygamesGroups: "true" })).toMatchObject({
    sortByTime: true,
    mygamesGroups: true,
  });
  expect(parseLiveTableSettings({ sortByTime: "0" }).sortByTime).toBe(false);
});
