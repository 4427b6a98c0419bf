import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { toHref } from "../page/page-context.tsx";
import { linkName, shownStart, whenOf } from "./event-words.ts";

await loadAllTexts();
const context = {
  sportId: 1,
  lang: "fr",
  timeZone: "Europe/Paris",
  t: siteTexts("fr"),
  href: toHref(addressWords.fr),
} as const;
/** 2025-10-09 at 23:30 in Paris. */
const startSeconds = Date.UTC(2025, 9, 9, 21, 30) / 1000;
const epochDay = Date.UTC(2025, 9, 9) / 86_400_000;
const when = (event: object, todayEpochDay?: number) =>
  whenOf({ startSeconds, status: 1, ...event }, todayEpochDay === undefined ? context : { ...context, todayEpochDay });

it("[A9.03] says the time alone in a list of one day, and of today's games in a list of several", () => {
  expect(when({})).toBe("23:30");
  expect(when({}, epochDay)).toBe("23:30");
  expect(when({ status: 3 }, epochDay)).toBe("Fin");
});

it("[A9.03] says the day of any other game, in the visitor's zone, and not that it is over", () => {
  expect(when({}, epochDay + 1)).toBe("09.10.\n23:30");
  expect(when({ startSeconds: startSeconds + 3600 }, epochDay)).toBe("10.10.\n00:30");
  expect(when({ status: 3 }, epochDay + 1)).toBe("09.10.");
  expect(when({ status: 4 }, epochDay + 1)).toMatch(/^09\.10\.\n./);
});

it("[C9.06] [A9.03] says the month first, and AM or PM, where the American setting is on", () => {
  const american = { ...context, t: { ...context.t, clock: 12, dateOrder: "month-first" } } as const;
  const event = { startSeconds, status: 1 };
  expect(whenOf(event, american)).toBe("11:30 PM");
  expect(whenOf(event, { ...american, todayEpochDay: epochDay + 1 })).toBe("oct. 09\n11:30 PM");
});

it("gives the start in the form of an attribute where its hour or its day is what is shown", () => {
  const shown = (event: object, todayEpochDay?: number) =>
    shownStart({ startSeconds, status: 1, ...event }, { ...context, ...(todayEpochDay && { todayEpochDay }) });
  expect(shown({})).toBe("2025-10-09T21:30Z");
  expect(shown({ timeKnown: 0 })).toBe("2025-10-09");
  expect(shown({ status: 3 }, epochDay + 1)).toBe("2025-10-09T21:30Z");
  expect(shown({ status: 3 }, epochDay)).toBeNull();
  expect(shown({ status: 4 }, epochDay + 1)).toBeNull();
});

it("[A9.03] does not take the same day of another year for today", () => {
  expect(when({}, Date.UTC(2024, 9, 9) / 86_400_000)).toBe("09.10.\n23:30");
});

it("[C3.23] names a game with what its source says of it", () => {
  const postponed = { homeName: "Lens", awayName: "Lyon", startSeconds, statusType: 3, status: 4 };
  expect(linkName({ ...postponed, notice: "Pelouse gelée." }, context)).toBe("Lens - Lyon, Reporté, Pelouse gelée.");
  expect(linkName({ ...postponed, notice: "D/L", targetRuns: 125, targetOvers: "13" }, context)).toBe(
    "Lens - Lyon, Reporté, D/L, objectif\u00a0: 125 en 13 overs",
  );
  expect(linkName({ ...postponed, status: 1, statusType: 1 }, context)).toBe("Lens - Lyon, à 23:30");
});

it("gives its runs to the one side of cricket that has batted", () => {
  const batting = { homeName: "Inde", awayName: "Japon", statusType: 2, status: 26, homeScore: 0, awayScore: 77 };
  const name = linkName({ ...batting, awayWickets: 3, awayOvers: "12.2" }, { ...context, sportId: 13 });
  expect(name).toMatch(/^Inde - Japon, Japon 77, 1/);
  expect(linkName(batting, { ...context, sportId: 13 })).toMatch(/^Inde - Japon, 0 à 77, 1/);
});
