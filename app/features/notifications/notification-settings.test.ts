import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { liveTable } from "../live-table/live-table.ts";
import { notificationSettings } from "./notification-settings.ts";

beforeEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
});
afterEach(() => vi.unstubAllGlobals());

it("[C3.20] begin silent, and are kept", () => {
  expect(liveTable.get().mygamesNotifications).toBe("yessilent");
  notificationSettings.choose("no");
  expect(JSON.parse(getTestStorage()["fsdc_live_table"] ?? "")).toMatchObject({
    value: { mygamesNotifications: "no" },
    expiresAtSeconds: null,
  });
});

it("keep the other settings of the live tables", () => {
  setTestStorageKey("fsdc_live_table", JSON.stringify({ value: { sortByTime: true }, expiresAtSeconds: null }));
  notificationSettings.choose("yessound");
  expect(liveTable.get()).toMatchObject({ sortByTime: true, mygamesNotifications: "yessound" });
});

it("[C4.37] turn sound off and on, stop what plays in both directions, and begin without sound on an iPhone", () => {
  const flip = (userAgent: string) => {
    vi.stubGlobal("navigator", { userAgent });
    notificationSettings.flipSound();
    return getTestStorage()["fsdc_sound"];
  };
  expect(flip("iPhone")).toBe("1");
  cleanTestStorage();
  const silence = vi.fn<() => void>();
  const end = notificationSettings.onSilence(silence);
  expect([flip("Firefox"), silence.mock.calls.length]).toEqual(["0", 1]);
  expect([flip("Firefox"), silence.mock.calls.length]).toEqual(["1", 2]);
  end();
  flip("Firefox");
  expect(silence).toHaveBeenCalledTimes(2);
});
