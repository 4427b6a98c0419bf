import { expect, it } from "vitest";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { forgetRecent, loadRecent, rememberRecent } from "./recent-searches.ts";

const now = 1_760_000_000;
const a = { name: "Lens", path: "/equipe/lens/1aaaaaaa/" };
const b = { name: "Lyon", path: "/equipe/lyon/1bbbbbbb/" };

it("keeps the last six on the device, each once, the last one first", () => {
  const store = createMemoryStore();
  rememberRecent(store, a, now);
  rememberRecent(store, b, now);
  rememberRecent(store, a, now);
  expect(loadRecent(store, now)).toEqual([a, b]);
  for (let index = 0; index < 9; index += 1) rememberRecent(store, { name: "x", path: `/${index}` }, now);
  expect(loadRecent(store, now).map(({ path }) => path)).toEqual(["/8", "/7", "/6", "/5", "/4", "/3"]);
  forgetRecent(store, now);
  expect(loadRecent(store, now)).toEqual([]);
});

it.each([
  ["an address of another site", [{ name: "x", path: "//evil.example/" }]],
  ["no list", { name: "x", path: "/x" }],
  ["no names", [{ path: "/x" }, null, 7]],
])("does not follow what somebody put into the storage: %s", (_, value) => {
  const store = createMemoryStore();
  store.set("tribune_searches", JSON.stringify({ value, expiresAtSeconds: null }));
  expect(loadRecent(store, now)).toEqual([]);
});
