import { expect, it } from "vitest";
import { fr } from "../../i18n/site/fr.ts";
import { parseIsoDay } from "../../../shared/time/day.ts";
import { dayLabel, longDate, toDayChoice } from "./day-words.ts";

const today = parseIsoDay("2026-11-20") ?? 0;

it("names the days around today, and any other by its weekday", () => {
  expect([-2, -1, 0, 1, 2].map((around) => dayLabel(today + around, today, fr))).toEqual([
    "Mer.",
    "Hier",
    "Aujourd’hui",
    "Demain",
    "Dim.",
  ]);
});

it("writes a date as French does, the first of a month too", () => {
  expect(longDate(parseIsoDay("2025-08-16") ?? 0, fr)).toBe("samedi 16 août 2025");
  expect(longDate(parseIsoDay("2026-05-01") ?? 0, fr)).toBe("vendredi 1er mai 2026");
});

it("leaves out this year, and no other", () => {
  expect(longDate(today, fr, today)).toBe("vendredi 20 novembre");
  expect(longDate(parseIsoDay("2025-08-16") ?? 0, fr, today)).toBe("samedi 16 août 2025");
});

it("gives today no date in its address, and any other day its own", () => {
  expect(toDayChoice(today, today)).toEqual({ kind: "offset", offset: 0 });
  expect(toDayChoice(today - 1, today)).toEqual({ kind: "date", epochDay: today - 1 });
});
