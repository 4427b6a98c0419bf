import { getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { beforeEach, expect, it } from "vitest";
import { groupStore, groupsName } from "./groups-store.ts";

beforeEach(useTestStorageEngine);

it("keeps the groups that another tab has made, whatever this one does next", () => {
  const family = groupStore.add("Family");
  const work = { key: "work", name: "Work", colour: 1 };
  setTestStorageKey(groupsName, JSON.stringify([family, work]));
  groupStore.change(family?.key ?? "", { colour: 3 });
  const changed = [{ ...family, colour: 3 }, work];
  expect([groupStore.get(), JSON.parse(getTestStorage()[groupsName] ?? "")]).toEqual([changed, changed]);
  expect(groupStore.get()).toBe(groupStore.get());
});
