import { expect, it } from "vitest";
import { holdsLicence, isInvented } from "./bookmaker.ts";
import { bookmakerById, bookmakers, licensedBookmakers, marketOf, markets, shownBookmakers } from "./bookmakers.ts";

const atSeconds = (iso: string) => Date.parse(iso) / 1000;
const namesAt = (iso: string) => licensedBookmakers("fr", atSeconds(iso)).map((bookmaker) => bookmaker.name);
const autumn2026 = atSeconds("2026-11-20T00:00:00Z");

it("lists the bookmakers of a market, the main one first", () => {
  expect(namesAt("2026-11-20T00:00:00Z")).toEqual(["Betclic", "Winamax", "Unibet", "PMU", "ParionsSport en ligne"]);
  expect(licensedBookmakers("be", autumn2026)).toEqual([]);
});

it("drops a bookmaker when the last day of its licence is over", () => {
  expect(namesAt("2029-06-06T23:59:59Z")).toContain("Winamax");
  expect(namesAt("2029-06-07T00:00:00Z")).not.toContain("Winamax");
});

it("[A6.03] counts a licence from its first day to its last", () => {
  const licence = { licenceFrom: "2027-01-01", licenceUntil: "2031-12-31" };
  const days = ["2026-12-31", "2027-01-01", "2031-12-31", "2032-01-01"];
  expect(days.map((day) => holdsLicence(licence, day))).toEqual([false, true, true, false]);
  expect(holdsLicence({ licenceUntil: "2031-12-31" }, "2020-01-01")).toBe(true);
});

it("has invented bookmakers behind those of each market, with ids, names and no site of their own", () => {
  for (const market of markets) {
    const invented = shownBookmakers(market, autumn2026).filter(({ id }) => isInvented(id));
    expect(invented).toHaveLength(3);
    expect(shownBookmakers(market, autumn2026).slice(-3)).toEqual(invented);
    expect(invented.map(({ id }) => marketOf(id))).toEqual([market, market, market]);
    expect(invented.filter(({ name }) => bookmakers.some((real) => real.name === name))).toEqual([]);
    expect(invented.map(({ site }) => site)).toEqual([null, null, null]);
  }
});

it("[C6.03] shows no invented bookmaker where no licence holds", () => {
  expect(shownBookmakers("fr", atSeconds("2031-01-01T00:00:00Z"))).toEqual([]);
  expect(shownBookmakers("be", autumn2026)).toEqual([]);
});

it("knows nobody by an id that nobody has", () => {
  expect([bookmakerById(77), marketOf(900_777)]).toEqual([null, null]);
});
