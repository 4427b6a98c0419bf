import { expect, it } from "vitest";
import { bookmakers, licensedBookmakers } from "./bookmakers.ts";

const atSeconds = (iso: string) => Date.parse(iso) / 1000;
const namesAt = (iso: string) => licensedBookmakers("fr", atSeconds(iso)).map((bookmaker) => bookmaker.name);

it("lists the bookmakers of a market, the main one first", () => {
  expect(namesAt("2026-11-20T00:00:00Z")).toEqual(["Betclic", "Winamax", "Unibet", "PMU", "ParionsSport en ligne"]);
  expect(licensedBookmakers("be", atSeconds("2026-11-20T00:00:00Z"))).toEqual([]);
});

it("drops a bookmaker when the last day of its licence is over", () => {
  expect(namesAt("2029-06-06T23:59:59Z")).toContain("Winamax");
  expect(namesAt("2029-06-07T00:00:00Z")).not.toContain("Winamax");
});

it("gives no id twice and links to secure sites only", () => {
  expect(new Set(bookmakers.map((bookmaker) => bookmaker.id)).size).toBe(bookmakers.length);
  expect(bookmakers.filter((bookmaker) => new URL(bookmaker.site).protocol !== "https:")).toEqual([]);
});
