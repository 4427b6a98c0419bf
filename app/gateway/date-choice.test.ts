import { expect, it } from "vitest";
import { variantOf } from "../../variants/variant-of.ts";
import { toDateCookies, withDateChoice } from "./date-choice.ts";

const styleOf = (id: string, cookies: string | null) => {
  const { clock, dateOrder } = withDateChoice(variantOf(id), cookies);
  return [clock, dateOrder];
};

it("[C9.06] writes as the variant does, the American one with the month first and AM or PM", () => {
  expect([styleOf("fr", null), styleOf("us", null)]).toEqual([
    [24, "day-first"],
    [12, "month-first"],
  ]);
});

it("[C9.06] [A9.03] writes as its visitor chose, each of both alone too", () => {
  expect(styleOf("us", "a=b; tribune_clock=24")).toEqual([24, "month-first"]);
  expect(styleOf("fr", "tribune_dates=month-first; tribune_clock=12")).toEqual([12, "month-first"]);
});

it("knows four ways and no other, whatever a cookie says", () => {
  for (const cookies of ["tribune_clock=13", "tribune_clock=", "tribune_dates=constructor", "clock=12"])
    expect(withDateChoice(variantOf("fr"), cookies)).toBe(variantOf("fr"));
});

it("stores for a year what a form chooses, and nothing else", () => {
  const rest = "Path=/; Max-Age=31536000; SameSite=Lax; Secure";
  const cookiesOf = (form: string) => toDateCookies(new URLSearchParams(form));
  expect(cookiesOf("clock=12")).toEqual([`tribune_clock=12; ${rest}`]);
  expect(cookiesOf("dates=month-first")).toEqual([`tribune_dates=month-first; ${rest}`]);
  expect(cookiesOf("clock=12;x&dates=no")).toEqual([]);
});
