import { expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { BookmakerPlace } from "./bookmaker-place.tsx";

await loadAllTexts();

const bookmaker = { id: 16, name: "Essai", href: "https://go.example/16/", isInvented: false };
const comparison = { isNamed: true, isLinked: true, asText: true, background: true };
const odds = { market: "fr", bookmakers: [bookmaker], summary: comparison, comparison };
const betting = { minimumAge: 18, notice: null, helpline: [], why: { href: "/", text: "" }, odds };
const draw = (event = {}, changes = {}) =>
  drawMatch(<BookmakerPlace bookmaker={{ ...bookmaker, ...changes }} line={0} />, { event, betting });

it("[C7.15] links a bookmaker where the place has its address, and says to search engines that it is paid", () => {
  expect(draw()).toBe('<a href="https://go.example/16/" target="_blank" rel="sponsored nofollow noopener">Essai</a>');
});

it("[C6.03] has no link where the place has no address, and no name where it may not be shown", () => {
  expect(draw({}, { href: null })).toBe("Essai");
  expect(draw({}, { href: null, name: null })).not.toContain("Essai");
});

it("[C3.03] marks who takes bets on the running match, and nobody on another", () => {
  const liveBookmakerIds = ["5", "16"];
  expect(textOf(draw({ statusType: 2, status: 12, liveBookmakerIds }))).toBe("Essai en direct");
  expect(textOf(draw({ statusType: 2, status: 12, liveBookmakerIds: ["5"] }))).toBe("Essai");
  expect(textOf(draw({ statusType: 1, status: 1, liveBookmakerIds }))).toBe("Essai");
});
