import { describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { createLiveTable } from "../live-table/live-table.ts";
import { createNotificationSettings } from "./notification-settings.ts";

const safari = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const open = (storage = createMemoryStore(), userAgent = "Firefox") =>
  createNotificationSettings(storage, { userAgent, table: createLiveTable(storage, () => 1_000) });

describe("the settings of notifications", () => {
  it("[C3.20] begin silent, and are kept", () => {
    const storage = createMemoryStore();
    const settings = open(storage);
    expect(settings.get().setting).toBe("yessilent");
    settings.choose("no");
    expect(settings.get().setting).toBe("no");
    expect(open(storage).get().setting).toBe("no");
  });

  it("keep the other settings of the live tables", () => {
    const storage = createMemoryStore();
    storage.set("fsdc_live_table", JSON.stringify({ value: { sortByTime: true }, expiresAtSeconds: null }));
    open(storage).choose("yessound");
    expect(JSON.parse(storage.get("fsdc_live_table") ?? "").value).toMatchObject({
      sortByTime: true,
      mygamesNotifications: "yessound",
    });
  });

  it("[C4.37] turn sound off and on, stop what plays in both directions, and begin without sound in Safari", () => {
    const storage = createMemoryStore();
    const settings = open(storage);
    const silence = vi.fn<() => void>();
    const end = settings.onSilence(silence);
    expect([settings.get().isOn, open(createMemoryStore(), safari).get().isOn]).toEqual([true, false]);
    settings.flipSound();
    expect([settings.get().isOn, open(storage, safari).get().isOn, silence.mock.calls.length]).toEqual([
      false,
      false,
      1,
    ]);
    settings.flipSound();
    expect([settings.get().isOn, open(storage, safari).get().isOn, silence.mock.calls.length]).toEqual([true, true, 2]);
    end();
    settings.flipSound();
    expect(silence).toHaveBeenCalledTimes(2);
  });

  it("tell who listens, and answer the same object until something changes", () => {
    const settings = open();
    const listener = vi.fn<() => void>();
    const end = settings.subscribe(listener);
    const before = settings.get();
    expect(settings.get()).toBe(before);
    settings.choose("yessound");
    expect([listener.mock.calls.length, settings.get() === before]).toEqual([1, false]);
    end();
    settings.reload();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
