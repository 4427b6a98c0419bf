import { describe, expect, it } from "vitest";
import { marketFiles } from "./markets/market-files.ts";
import { parseMarkets } from "./parse-markets.ts";

const bookmaker = {
  id: 41,
  name: "Example",
  site: "https://www.bets.example.com/",
  domains: ["bets.example.com"],
  licenceUntil: "2030-06-06",
};
const market = {
  market: "xa",
  number: 7,
  register: "https://register.example",
  bookmakers: [bookmaker],
  retiredIds: [],
};
const withBookmaker = (changes: object) => ({ "xa.json": { ...market, bookmakers: [{ ...bookmaker, ...changes }] } });

describe("the markets that operators keep", () => {
  it("[A6.03] are read with every bookmaker in its market, the main one first", () => {
    const [french] = parseMarkets(marketFiles);
    expect([french?.id, french?.bookmakers.map(({ id, market: of }) => [id, of])]).toEqual([
      "fr",
      [1, 2, 3, 4, 5].map((id) => [id, "fr"]),
    ]);
  });

  it.each([
    [{ id: 0 }, ".id is not"],
    [{ id: 900_001 }, ".id is not"],
    [{ id: "41" }, ".id is not"],
    [{ name: " " }, ".name is no name"],
    [{ site: "http://www.bets.example.com/" }, ".site is no https address"],
    [{ site: "https://elsewhere.example/" }, ".site is in none of its domains"],
    [{ site: "https://notbets.example.com/" }, ".site is in none of its domains"],
    [{ domains: [] }, ".domains are no domains"],
    [{ domains: ["https://bets.example.com"] }, ".domains are no domains"],
    [{ licenceUntil: "06/06/2030" }, ".licenceUntil is no date"],
    [{ licenceUntil: "2030-02-30" }, ".licenceUntil is no date"],
    [{ licenceUntil: undefined }, ".licenceUntil is no date"],
    [{ licenceFrom: "2030" }, ".licenceFrom is no date"],
    [{ logo: "https://elsewhere.example/a.svg" }, ".logo is no picture"],
    [{ logo: "/../a.svg" }, ".logo is no picture"],
    [{ betslip: { widthPx: 400 } }, ".betslip has no widthPx and heightPx"],
    [{ betslip: { widthPx: 400, heightPx: 9000 } }, ".betslip has no widthPx and heightPx"],
  ])("[A6.03] are refused with a bookmaker that has %j", (changes, fault) => {
    expect(() => parseMarkets(withBookmaker(changes))).toThrow(`xa.json: bookmakers[0]${fault}`);
  });

  it.each([
    [{ market: "XA" }, "market is not 2 to 8 letters"],
    [{ market: "xb" }, "market is not the file's name"],
    [{ number: 0 }, "number is not a whole number"],
    [{ register: "" }, "register is no https address"],
    [{ bookmakers: {} }, "bookmakers is no list"],
    [{ retiredIds: undefined }, "retiredIds is no list"],
  ])("[A6.03] are refused with %j", (changes, fault) => {
    expect(() => parseMarkets({ "xa.json": { ...market, ...changes } })).toThrow(`xa.json: ${fault}`);
  });

  it("[A6.03] [C7.15] have a logo, a betslip and a first day of their licence where they are given", () => {
    const given = {
      logo: "/bookmakers/example.svg",
      betslip: { widthPx: 400, heightPx: 600 },
      licenceFrom: "2026-01-01",
    };
    expect(parseMarkets(withBookmaker(given))[0]?.bookmakers).toEqual([{ ...bookmaker, ...given, market: "xa" }]);
    expect(parseMarkets(withBookmaker({}))[0]?.bookmakers).toEqual([{ ...bookmaker, market: "xa" }]);
  });

  it("give no id twice: not in two markets, not in one, and none that another once had", () => {
    const other = { ...market, market: "xb", number: 8 };
    expect(() => parseMarkets({ "xa.json": market, "xb.json": other })).toThrow("xb.json: bookmakers[0] gives id 41");
    expect(() => parseMarkets({ "xa.json": { ...market, retiredIds: [41] } })).toThrow("gives id 41 again");
    expect(() => parseMarkets({ "xa.json": { ...market, bookmakers: [bookmaker, bookmaker] } })).toThrow("id 41 again");
    expect(() => parseMarkets({ "xa.json": market, "xb.json": { ...other, number: 7, bookmakers: [] } })).toThrow(
      "market number 7 again",
    );
  });

  it("name every fault at once", () => {
    expect(() => parseMarkets(withBookmaker({ site: "x", licenceUntil: "x" }))).toThrow(/\.site .*\.licenceUntil /);
  });
});
