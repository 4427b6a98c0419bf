import { expect, it } from "vitest";
import { formatOwnList, mostOwn, parseOwnList, withinMost, type OwnList } from "./own-list.ts";

const ligue1 = { sportId: 1, country: "france", competition: "ligue-1" };
const list: OwnList = { teams: ["1abcdefg", "1abcdefh"], leagues: [ligue1], games: ["1abcdefi"] };
const parse = (query: string) => parseOwnList(new URLSearchParams(query));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `1abcd${100 + index}`);

it("is in its address as a whole, and comes back from it", () => {
  const query = formatOwnList(list);
  expect(query).toBe("?teams=1abcdefg,1abcdefh&leagues=1/france/ligue-1&games=1abcdefi");
  expect(parse(query)).toEqual(list);
  expect(formatOwnList({ ...list, teams: [], games: [] })).toBe("?leagues=1/france/ligue-1");
});

it("has each thing once", () => {
  expect(parse("?teams=1abcdefg,,1abcdefg&utm_source=x")).toEqual({ teams: ["1abcdefg"], leagues: [], games: [] });
});

it.each([
  ["", "Name teams"],
  ["?teams=,", "Name teams"],
  ["?teams=1", "league such as 1/france/ligue-1: 1"],
  ["?games=1abcdefg,../../x", ": ../../x"],
  ["?leagues=france/ligue-1", ": france/ligue-1"],
  ["?leagues=1/france/ligue-1/x", ": 1/france/ligue-1/x"],
  [
    `?teams=${ids(mostOwn + 1).join(",")}`,
    `${mostOwn + 1} teams, leagues and games; a calendar has ${mostOwn} at most`,
  ],
])("says of %j what is wrong with it", (query, text) => {
  expect(parse(query)).toContain(text);
});

it("keeps of a list that is too long the teams before the leagues before the games", () => {
  const long = withinMost({ teams: ids(mostOwn - 2), leagues: [ligue1], games: ids(5) });
  expect([long.teams.length, long.leagues.length, long.games]).toEqual([mostOwn - 2, 1, ids(1)]);
  expect(withinMost({ teams: ids(mostOwn + 5), leagues: [ligue1], games: ids(1) })).toEqual({
    teams: ids(mostOwn),
    leagues: [],
    games: [],
  });
  expect(parse(formatOwnList(long))).toEqual(long);
});
