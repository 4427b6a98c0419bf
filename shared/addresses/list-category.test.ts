import { expect, it } from "vitest";
import { listCategories, parseCategoryQuery, toListCategory, type ListCategory } from "./list-category.ts";

const categories = Object.keys(listCategories) as ListCategory[];

it("[C2.01] list tabs are 0 for all, 5 my games, 6 finished and 7 scheduled", () => {
  expect(listCategories).toMatchObject({ all: 0, myGames: 5, finished: 6, scheduled: 7 });
});

it("[C2.01] the cat of a query chooses the tab", () => {
  for (const category of categories) {
    expect(parseCategoryQuery(String(listCategories[category]))).toBe(category);
    expect(toListCategory(listCategories[category])).toBe(category);
  }
});

it("[C2.01] a cat that names no tab chooses the default", () => {
  for (const value of [null, "", "2", "99", "-5", "5x", "live", "5.0", " 5"]) {
    expect(parseCategoryQuery(value)).toBe("all");
  }
});
