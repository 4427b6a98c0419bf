import { expect, it } from "vitest";
import { lackingTexts } from "./lacking-texts.ts";

const french = { tabs: { all: "Tous", live: "En direct" }, days: ["dim.", "lun."], count: "{count} matchs", none: "" };

it("lists what a language lacks by its path: keys, empty texts, empty lists, and a group where there is a text", () => {
  const lacking = { tabs: { all: "" }, days: ["So.", ""], count: { one: "Spiel" } };
  expect(lackingTexts(lacking, french)).toEqual(["tabs.all", "tabs.live", "days", "count"]);
  expect(lackingTexts(undefined, french)).toEqual(["tabs.all", "tabs.live", "days", "count"]);
});

it("lets lists differ in length, and texts be empty where the reference is", () => {
  expect(lackingTexts({ ...french, days: ["So."], none: "" }, french)).toEqual([]);
});
