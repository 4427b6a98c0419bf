import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { isChoiceKept as IsChoiceKept } from "../../storage/choice.ts";
import { maxTeams } from "../favourites/my-teams.ts";
import type { MyTeam } from "./my-team.ts";

const isChoiceKept = vi.fn<typeof IsChoiceKept>(() => true);
const choicePath = "../../storage/choice.ts";
// Test files share their modules: the store is loaded with the mock for this file, and without it for the next one.
vi.doMock(choicePath, async (actual) => ({ ...(await actual<object>()), isChoiceKept }));
vi.resetModules();
const { myTeams } = await import("./my-teams-store.ts");
afterAll(() => {
  vi.doUnmock(choicePath);
  vi.resetModules();
});

const name = "fsdc_my_teams";
beforeEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
  myTeams.replace(null);
});

const team = (id: string, sportId = 1): MyTeam => ({
  id,
  sportId,
  name: `Team ${id}`,
  path: `/equipe/${id}/${id}`,
  flag: null,
  countryId: "0",
});
const stored = () => getTestStorage()[name] ?? "";
/** Puts a text into storage, as another tab or an earlier visit would. */
const readStored = (text: string) => setTestStorageKey(name, text);
const idsOf = (sportId = 1) =>
  myTeams
    .all()
    .get(sportId)
    ?.map(({ id }) => id);

it("follows a team and lets it go, and the next visit knows", async () => {
  expect([myTeams.toggle(team("a")), myTeams.toggle(team("b"))]).toEqual(["added", "added"]);
  const both = stored();
  expect(myTeams.toggle(team("a"))).toBe("removed");
  // A removed team leaves nothing in storage.
  expect(stored()).not.toContain("Team a");
  readStored(stored());
  expect(idsOf()).toEqual(["b"]);
  readStored(both);
  expect(idsOf()).toEqual(["a", "b"]);
  vi.resetModules();
  const { myTeams: onNextPage } = await import("./my-teams-store.ts");
  expect(onNextPage.ids().get(1)).toEqual(["a", "b"]);
});

it("stores the teams of a sport in their order, and for ever", () => {
  myTeams.toggle(team("a"));
  expect(JSON.parse(stored())).toEqual({
    value: { teams: { 1: ["a"] }, labels: { a: team("a") } },
    expiresAtSeconds: null,
  });
});

it("takes a removal back, in its old place", () => {
  for (const id of ["a", "b", "c"]) myTeams.toggle(team(id));
  myTeams.toggle(team("b"));
  myTeams.restore();
  expect(idsOf()).toEqual(["a", "b", "c"]);
});

it("keeps the visitor's order within a sport", () => {
  for (const id of ["a", "b", "c"]) myTeams.toggle(team(id));
  myTeams.toggle(team("x", 2));
  myTeams.move(1, "c", 0);
  readStored(stored());
  expect([idsOf(), idsOf(2)]).toEqual([["c", "a", "b"], ["x"]]);
});

it("[C9.03] follows no more than 200 teams", () => {
  for (let index = 0; index < maxTeams; index += 1) myTeams.toggle(team(`t${index}`));
  expect([myTeams.toggle(team("more")), idsOf()?.length]).toEqual(["limit", 200]);
});

it("says when the browser keeps nothing", () => {
  isChoiceKept.mockReturnValueOnce(false);
  expect(myTeams.toggle(team("a"))).toBe("kept-here");
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
  readStored(text);
  expect([...myTeams.all().values()].flat()).toEqual([]);
});

it("keeps what another tab follows, whatever this one does next", () => {
  for (const id of ["a", "b", "c"]) myTeams.toggle(team(id));
  const three = stored();
  myTeams.toggle(team("c"));
  myTeams.toggle(team("a"));
  readStored(three);
  myTeams.toggle(team("d"));
  myTeams.restore();
  expect(idsOf()).toEqual(["a", "b", "c", "d"]);
});
