import { expect, it } from "vitest";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { createGroupStore } from "./groups-store.ts";

it("keeps the groups that another tab has made, whatever this one does next", () => {
  const storage = createMemoryStore();
  let keys = 0;
  const open = () => createGroupStore(storage, () => `key${(keys += 1)}`);
  const [here, there] = [open(), open()];
  const family = here.add("Family");
  there.add("Work");
  here.change(family?.key ?? "", { colour: 3 });
  expect(there.get()).toEqual([
    { key: "key1", name: "Family", colour: 3 },
    { key: "key2", name: "Work", colour: 1 },
  ]);
  expect(here.get()).toBe(here.get());
});
