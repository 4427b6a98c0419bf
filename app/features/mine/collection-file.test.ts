import { expect, it } from "vitest";
import { noGames, type GameFavourite, type MyGames } from "../favourites/my-games.ts";
import {
  addGames,
  formatCollection,
  joinGroups,
  joinLists,
  mostFileBytes,
  parseCollection,
  takeBack,
} from "./collection-file.ts";

const record: GameFavourite = {
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day: 0,
  isComplete: false,
  expiresAtSeconds: 5,
  startSeconds: 3,
  endSeconds: 4,
  statusType: 1,
  noDuel: false,
  groups: ["0"],
};
const key = (index: number) => `g_1_${String(index).padStart(8, "0")}`;
const games = (from: number, to: number): MyGames => ({
  ...noGames,
  games: Object.fromEntries(Array.from({ length: to - from }, (_, index) => [key(from + index), record])),
});

const group = (key: string, name = key) => ({ key, name, colour: 0 });

it("reads back what it wrote", () => {
  const collection = {
    games: games(0, 3),
    teams: { teams: { 1: ["a"] } },
    leagues: { lists: {} },
    groups: [group("a")],
  };
  expect(parseCollection(formatCollection(collection))).toEqual(collection);
});

it.each([
  ["no JSON", "{"],
  ["another format", JSON.stringify({ format: "other", version: 1 })],
  ["a later version", JSON.stringify({ format: "tribune-favourites", version: 2 })],
  ["a list", "[]"],
  [
    "more than any file of ours",
    `${formatCollection({ games: noGames, teams: {}, leagues: {}, groups: [] })}${" ".repeat(mostFileBytes)}`,
  ],
])("takes %s for no file of ours", (_, text) => {
  expect(parseCollection(text)).toBeNull();
});

it("[C5.03] leaves out what is not sound, and takes the rest", () => {
  const file = JSON.parse(formatCollection({ games: games(0, 2), teams: {}, leagues: {}, groups: [] })) as {
    games: { games: Record<string, unknown> };
  };
  file.games.games["x_1_AAAAAAAA"] = file.games.games[key(0)];
  file.games.games["g_1_short"] = file.games.games[key(0)];
  file.games.games[key(1)] = "nothing";
  expect(Object.keys(parseCollection(JSON.stringify(file))?.games.games ?? {})).toEqual([key(0)]);
});

it("[C9.03] adds as many games as there is room for, and changes none that is here", () => {
  const here = games(0, 499);
  const kept = { ...here, games: { ...here.games, [key(0)]: { ...record, groups: ["mine"] } } };
  const joined = addGames(kept, games(0, 520));
  expect([Object.keys(joined.games).length, joined.games[key(0)]?.groups]).toEqual([500, ["mine"]]);
});

it("joins lists by sport, those that are here first", () => {
  const here = { teams: { 1: ["a", "b"] }, labels: { a: "here" } };
  const more = { teams: { 1: ["b", "c"], 2: ["d"] }, labels: { a: "file", d: "file" } };
  expect(joinLists(here, more, "teams")).toEqual({
    teams: { 1: ["a", "b", "c"], 2: ["d"] },
    labels: { a: "here", d: "file" },
  });
  const pins = joinLists({ lists: { 1: { used: true, k: true } } }, { lists: { 1: { l: true } } }, "lists");
  expect(pins["lists"]).toEqual({ 1: { used: true, k: true, l: true } });
});

it("joins groups: those that are here keep their names, and there are never more than there may be", () => {
  expect(joinGroups([group("a", "here")], [group("a", "file"), group("b")])).toEqual([group("a", "here"), group("b")]);
  const many = Array.from({ length: 20 }, (_, index) => group(`g${index}`));
  expect(joinGroups([group("a")], many)).toHaveLength(20);
});

it("takes a file of an earlier visit, which has no groups", () => {
  const { groups: _, ...before } = JSON.parse(formatCollection({ games: noGames, teams: {}, leagues: {}, groups: [] }));
  expect(parseCollection(JSON.stringify(before))?.groups).toEqual([]);
});

it("takes back what a file added, and leaves what was chosen and let go since", () => {
  const before = {
    games: games(0, 2),
    teams: { teams: { 1: ["a"] }, labels: {} },
    leagues: { lists: {} },
    groups: [group("a")],
  };
  const after = {
    games: games(0, 4),
    teams: { teams: { 1: ["a", "b"] }, labels: {} },
    leagues: { lists: { 1: { used: true, "1_7_x": true } } },
    groups: [group("a"), group("b")],
  };
  // Since then the first game was let go, and one more game, team and group were chosen.
  const now = {
    ...after,
    games: games(1, 5),
    teams: { teams: { 1: ["a", "b", "c"] }, labels: {} },
    groups: [...after.groups, group("c")],
  };
  const left = takeBack(now, before, after);
  expect(Object.keys(left.games.games)).toEqual([key(1), key(4)]);
  expect(left.teams).toEqual({ teams: { 1: ["a", "c"] }, labels: {} });
  expect(left.leagues).toEqual({ lists: {}, labels: {} });
  expect(left.groups.map((each) => each.key)).toEqual(["a", "c"]);
});
