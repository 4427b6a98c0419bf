import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { matchTitle } from "./match-title.ts";

await loadAllTexts();
const league = { title: "FRANCE: Ligue 1", countryName: "France" };
const around = { place: "", tab: "", brand: "Tribune", lang: "fr" } as const;
const over = { statusType: 3, status: eventStatus.finished };
const duel: EventFields = { homeName: "Lens", awayName: "Lyon" };

it("names the sides of a match, its score, its tab and its competition, the brand last", () => {
  expect(matchTitle(duel, league, around)).toBe("Lens – Lyon · Ligue 1 · France · Tribune");
  const played = { ...duel, ...over, homeScore: 2, awayScore: 1 };
  expect(matchTitle(played, league, { ...around, tab: "Cotes" })).toBe(
    "Lens – Lyon 2-1 · Cotes · Ligue 1 · France · Tribune",
  );
  expect(matchTitle(played, null, { ...around, brand: "" })).toBe("Lens – Lyon 2-1");
});

it("[C9.09] says where a starter is, as its row does", () => {
  const starter: EventFields = { ...over, homeName: "Burns S." };
  expect(matchTitle(starter, null, { ...around, place: "T2" })).toBe("Burns S. (T2) · Tribune");
  expect(matchTitle(starter, null, around)).toBe("Burns S. · Tribune");
});

it("says of a hidden result that it is hidden, and whether the match is on", () => {
  const titleOf = (statusType: number) => matchTitle({ ...duel, statusType }, null, { ...around, brand: "" });
  expect([1, 2, 3].map(titleOf)).toEqual([
    "Lens – Lyon",
    "Lens – Lyon (En direct, résultat masqué)",
    "Lens – Lyon (Résultat masqué)",
  ]);
});
