import { expect, it } from "vitest";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { rowLimit, type LimitedList } from "./row-limit.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";

const limit = (name: SportName, list: LimitedList): number | null => {
  const sport = sportById(sportIds[name]);
  return sport && rowLimit(sport, list);
};

it("[C9.05] shows 40 rows of a no-duel event on the main list, 30 in golf, 10 in cycling and winter sports", () => {
  const names = ["auto-racing", "horse-racing", "golf", "cycling", "winter-sports", "biathlon"] as const;
  expect(names.map((name) => limit(name, "main"))).toEqual([40, 40, 30, 10, 10, 10]);
  expect(limit("soccer", "main")).toBeNull();
});

it("[C9.05] shows 1000 rows of winter sports on a tournament page, and 10 of any no-duel event in my games", () => {
  expect(limit("alpine", "tournament-page")).toBe(1000);
  expect(limit("winter-sports", "tournament-page")).toBe(1000);
  expect(limit("golf", "tournament-page")).toBeNull();
  expect(limit("golf", "my-games")).toBe(10);
  expect(limit("alpine", "my-games")).toBe(10);
});
