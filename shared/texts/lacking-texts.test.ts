import { expect, it } from "vitest";
import { lackingTexts } from "./lacking-texts.ts";

const french = {
  tabs: { all: "Tous", live: "En direct" },
  days: ["dim.", "lun."],
  count: (count: number) => `${count} matchs`,
  none: "",
  statuses: { bySport: { hockey: { period1: ["1er tiers", "1er tiers"] } } },
};

it("lists what a language lacks by its path: keys, empty texts, empty lists, and texts where there is a sentence to fill", () => {
  const lacking = { tabs: { all: "" }, days: ["So.", ""], count: "Spiele" };
  expect(lackingTexts(lacking, french)).toEqual(["tabs.all", "tabs.live", "days", "count"]);
  expect(lackingTexts(undefined, french)).toEqual(["tabs.all", "tabs.live", "days", "count"]);
});

it("lets lists differ in length, and sports have no words of their own", () => {
  const german = { ...french, days: ["So."], statuses: { bySport: {} } };
  expect(lackingTexts(german, french)).toEqual([]);
});
