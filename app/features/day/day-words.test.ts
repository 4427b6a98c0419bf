import { all as frames } from "#texts/frame/site.all.js";
import { expect, it } from "vitest";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { isolatedIn } from "../../../shared/texts/direction.ts";
import { languages } from "../../../shared/texts/languages.ts";
import {
  dateNear,
  dateWithYear,
  dayLabel,
  dayName,
  longDate,
  shortDate,
  startDayOf,
  toDayChoice,
} from "./day-words.ts";

const { fr } = frames;

await loadAllTexts();
const monthFirst = { dateOrder: "month-first" } as const;
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

it("joins the year as the language does", () => {
  const day = parseIsoDay("2025-08-16") ?? 0;
  expect((["es", "pt", "it", "de"] as const).map((lang) => longDate(day, siteTexts(lang)))).toEqual([
    "sábado, 16 de agosto de 2025",
    "sábado, 16 de agosto de 2025",
    "sabato 16 agosto 2025",
    "Samstag, 16. August 2025",
  ]);
});

it("leaves out this year, and no other", () => {
  expect(dateNear(today, today, fr)).toBe("20.11.");
  expect(dateNear(parseIsoDay("2027-01-02") ?? 0, today, fr)).toBe("02.01.2027");
  expect(longDate(today, fr, today)).toBe("vendredi 20 novembre");
  expect(longDate(parseIsoDay("2025-08-16") ?? 0, fr, today)).toBe("samedi 16 août 2025");
});

it("gives today no date in its address, and any other day its own", () => {
  expect(toDayChoice(today, today)).toEqual({ kind: "offset", offset: 0 });
  expect(toDayChoice(today - 1, today)).toEqual({ kind: "date", epochDay: today - 1 });
});

it.each(languages)("[C9.06] writes d.m. and d.m.Y in %s", (lang) => {
  const day = parseIsoDay("2026-08-06") ?? 0;
  const written = ["06.08.", "06.08.2026"].map((date) => isolatedIn(date, lang));
  expect([shortDate(day, siteTexts(lang)), dateWithYear(day, siteTexts(lang))]).toEqual(written);
});

it("[C9.06] writes the month by its short name and before the day where a variant or its visitor wants it so", () => {
  const american = { ...siteTexts("en"), ...monthFirst };
  const day = parseIsoDay("2026-11-05") ?? 0;
  expect(shortDate(day, american)).toBe("Nov 05");
  expect(dateWithYear(day, american)).toBe("Nov 05, 2026");
  expect(dayName(day, today, american)).toBe("Thu Nov 05");
  expect([longDate(day, american), longDate(day, american, today)]).toEqual([
    "Thursday, November 5, 2026",
    "Thursday, November 5",
  ]);
  expect(longDate(day, siteTexts("en"))).toBe("Thursday, 5 November 2026");
});

it("[C9.06] has the months of each language, and leaves a date in words as the language writes it", () => {
  const day = parseIsoDay("2026-08-06") ?? 0;
  const texts = { ...fr, ...monthFirst };
  expect([shortDate(day, texts), dateWithYear(day, texts)]).toEqual(["août 06", "août 06, 2026"]);
  expect(longDate(day, texts)).toBe("jeudi 6 août 2026");
});

it("gives a start the day of the zone, and a start without an hour the same day in every zone", () => {
  const startSeconds = today * 86_400 + 12 * 3600;
  const zones = ["Pacific/Auckland", "Europe/Paris", "Pacific/Pago_Pago"];
  expect(zones.map((zone) => startDayOf({ startSeconds }, zone) - today)).toEqual([1, 0, 0]);
  expect(zones.map((zone) => startDayOf({ startSeconds, timeKnown: 0 }, zone) - today)).toEqual([0, 0, 0]);
});
