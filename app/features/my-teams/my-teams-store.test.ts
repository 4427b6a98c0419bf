import { expect, it } from "vitest";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { maxTeams } from "../favourites/my-teams.ts";
import type { MyTeam } from "./my-team.ts";
import { createMyTeamsStore, myTeamsKey } from "./my-teams-store.ts";

const nowSeconds = () => 1_790_000_000;
const team = (id: string, sportId = 1): MyTeam => ({
  id,
  sportId,
  name: `Team ${id}`,
  path: `/equipe/${id}/${id}`,
  flag: null,
  countryId: "0",
});
const open = (storage = createMemoryStore()) => createMyTeamsStore(storage, nowSeconds);
const idsOf = (store: ReturnType<typeof open>, sportId = 1) =>
  store
    .all()
    .get(sportId)
    ?.map(({ id }) => id);

it("follows a team and lets it go, and the next visit knows", () => {
  const storage = createMemoryStore();
  const store = open(storage);
  expect([store.toggle(team("a")), store.toggle(team("b"))]).toEqual(["added", "added"]);
  expect(idsOf(open(storage))).toEqual(["a", "b"]);
  expect(store.toggle(team("a"))).toBe("removed");
  expect(idsOf(open(storage))).toEqual(["b"]);
  // Nothing is kept of a team that is gone.
  expect(storage.get(myTeamsKey.name)).not.toContain("Team a");
});

it("takes a removal back, in its old place", () => {
  const store = open();
  for (const id of ["a", "b", "c"]) store.toggle(team(id));
  store.toggle(team("b"));
  store.restore();
  expect(idsOf(store)).toEqual(["a", "b", "c"]);
});

it("keeps the visitor's order within a sport", () => {
  const storage = createMemoryStore();
  const store = open(storage);
  for (const id of ["a", "b", "c"]) store.toggle(team(id));
  store.toggle(team("x", 2));
  store.move(1, "c", 0);
  expect([idsOf(open(storage)), idsOf(open(storage), 2)]).toEqual([["c", "a", "b"], ["x"]]);
});

it("[C9.03] follows no more than 200 teams", () => {
  const store = open();
  for (let index = 0; index < maxTeams; index += 1) store.toggle(team(`t${index}`));
  expect([store.toggle(team("more")), store.count()]).toEqual(["limit", 200]);
});

it("says when the browser keeps nothing", () => {
  const storage = { ...createMemoryStore(), hasRefused: () => true };
  expect(createMyTeamsStore(storage, nowSeconds).toggle(team("a"))).toBe("kept-here");
});

it.each([
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ value: [1, 2], expiresAtSeconds: null })],
  [
    "a team that leads to another site",
    JSON.stringify({
      value: { teams: { 1: ["a"] }, labels: { a: { ...team("a"), path: "//evil.example" } } },
      expiresAtSeconds: null,
    }),
  ],
  [
    "a team of another sport than its own",
    JSON.stringify({ value: { teams: { 2: ["a"] }, labels: { a: team("a") } }, expiresAtSeconds: null }),
  ],
])("ignores %s in the storage", (_, text) => {
  const storage = createMemoryStore();
  storage.set(myTeamsKey.name, text);
  expect([...open(storage).all().values()].flat()).toEqual([]);
});

it("keeps what another tab follows, whatever this one does next", () => {
  const storage = createMemoryStore();
  const [here, there] = [open(storage), open(storage)];
  for (const id of ["a", "b"]) here.toggle(team(id));
  there.toggle(team("c"));
  here.toggle(team("a"));
  there.toggle(team("d"));
  here.restore();
  expect([idsOf(here), idsOf(there)]).toEqual([
    ["a", "b", "c", "d"],
    ["a", "b", "c", "d"],
  ]);
});
