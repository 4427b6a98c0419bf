import { expect, it } from "vitest";
import { bookmakerDomainIn, isSiteOf } from "./bookmaker-hosts.ts";
import { bookmakerById } from "./bookmakers.ts";

const betclic = bookmakerById(1);
if (betclic === null) throw new Error("no bookmaker");

it.each([
  "https://www.betclic.fr/live/1",
  "https://betclic.fr",
  "https://M.BETCLIC.FR:443/",
  "https://betclic.com?x=1",
])("takes %s for the bookmaker's own site", (address) => {
  expect(isSiteOf(betclic, address)).toBe(true);
});

it.each([
  "http://www.betclic.fr/",
  "https://www.winamax.fr/",
  "https://notbetclic.fr/",
  "https://betclic.fr.example.com/",
  "https://betclic.fr@example.com/",
  "https://example.com\\@betclic.fr/",
  "https:\\\\betclic.fr/",
  "https://example.com/betclic.fr",
])("does not take %s for the bookmaker's own site", (address) => {
  expect(isSiteOf(betclic, address)).toBe(false);
});

it.each([
  ["https://www.betclic.fr/", "betclic.fr"],
  ["http://paris.m.winamax.fr?x", "winamax.fr"],
  ["Pariez sur UNIBET.FR.", "unibet.fr"],
  ["https://go.example.com/?to=https%3A%2F%2Fwww.pmu.fr%2F", "pmu.fr"],
  ["https://betcli%63.fr/", "betclic.fr"],
  ["betclic。fr", "betclic.fr"],
  ["ｂｅｔｃｌｉｃ．fr", "betclic.fr"],
  ["bet\u200bclic.fr", "betclic.fr"],
  ["https://example.com@betclic.fr./", "betclic.fr"],
])("finds the bookmaker in %s", (text, domain) => {
  expect(bookmakerDomainIn(text)).toBe(domain);
});

it.each([
  "",
  "Betclic remporte le match",
  "https://notbetclic.fr/",
  "betclic.fr.example.com",
  "https://fdj.fr/",
  "100 %",
])("finds no bookmaker in %j", (text) => {
  expect(bookmakerDomainIn(text)).toBeNull();
});
