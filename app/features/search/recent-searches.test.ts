import { getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { beforeEach, expect, it } from "vitest";
import { forgetRecent, recentSearches, rememberRecent } from "./recent-searches.ts";

beforeEach(useTestStorageEngine);

const a = { name: "Lens", path: "/equipe/lens/1aaaaaaa/" };
const b = { name: "Lyon", path: "/equipe/lyon/1bbbbbbb/" };

it("keeps the last six on the device, each once, the last one first", () => {
  rememberRecent(a);
  rememberRecent(b);
  rememberRecent(a);
  expect(recentSearches.get()).toEqual([a, b]);
  for (let index = 0; index < 9; index += 1) rememberRecent({ name: "x", path: `/${index}` });
  expect(recentSearches.get().map(({ path }) => path)).toEqual(["/8", "/7", "/6", "/5", "/4", "/3"]);
  forgetRecent();
  expect(getTestStorage()["tribune_searches"]).toBeUndefined();
  expect(recentSearches.get()).toEqual([]);
});

it.each([
  ["an address of another site", [{ name: "x", path: "//evil.example/" }]],
  ["no list", { name: "x", path: "/x" }],
  ["no names", [{ path: "/x" }, null, 7]],
])("does not follow what somebody put into the storage: %s", (_, value) => {
  setTestStorageKey("tribune_searches", JSON.stringify({ value, expiresAtSeconds: null }));
  expect(recentSearches.get()).toEqual([]);
});
