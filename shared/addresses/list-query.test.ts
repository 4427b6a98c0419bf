import { expect, it } from "vitest";
import { parseIsoDay } from "../basics/day.ts";
import { formatListQuery, parseListQuery, today } from "./list-query.ts";

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

it("[C2.01] opens the tab that `cat` names", () => {
  const tabs = ["cat=0", "cat=1", "cat=5", "cat=6", "cat=7"].map((query) => parse(query).category);
  expect(tabs).toEqual(["all", "live", "myGames", "finished", "scheduled"]);
});

it.each(["", "cat=x&day=y", "cat=9&day=1.5", "cat=66&day=999999", "date=2025-02-30", "date=16/08/2025", "cat=&day="])(
  "[C2.02] ignores what does not parse in %j",
  (query) => {
    expect(parse(query)).toEqual({ day: today, category: "all" });
  },
);

it("[C2.03] takes day 0 for today, and a date before an offset", () => {
  expect(parse("day=0").day).toEqual(today);
  expect(parse("day=-0").day).toEqual(today);
  expect(parse("day=-1").day).toEqual({ kind: "offset", offset: -1 });
  expect(parse("day=-1&date=2025-08-16").day).toEqual({ kind: "date", epochDay: parseIsoDay("2025-08-16") });
});

it("names the order of excitement where a tab may have marks, and ignores any other order", () => {
  expect(parse("sort=excitement").sort).toBe("excitement");
  expect(parse("sort=score").sort).toBeUndefined();
  expect(formatListQuery(parse("sort=excitement&cat=6&day=-1"))).toBe("?day=-1&cat=6&sort=excitement");
  for (const tab of ["cat=4", "cat=5", "cat=7"]) {
    expect(formatListQuery(parse(`${tab}&sort=excitement`))).toBe(`?${tab}`);
  }
});

it.each(["", "?day=-3", "?date=2025-08-16", "?date=2025-08-16&cat=6", "?day=2&cat=1&sort=excitement"])(
  "reads back %j",
  (query) => {
    expect(formatListQuery(parse(query))).toBe(query);
  },
);
