import { expect, it } from "vitest";
import { variantOf } from "../../variants/variant-of.ts";
import { toOddsFormatCookies, withOddsFormat } from "./odds-format-choice.ts";

const formatOf = (id: string, cookie: string | null, isShown = true) =>
  withOddsFormat(variantOf(id), cookie, isShown).oddsFormat;

it("[C3.13] is what a visitor chose among those that the variant offers, in its language", () => {
  expect([formatOf("fr", "fs_of_fr=uk"), formatOf("fr", "fs_of_fr=3"), formatOf("fr", "fs_of_en=uk")]).toEqual([
    "uk",
    "us",
    "eu",
  ]);
  expect([variantOf("be").oddsFormats, formatOf("be", "fs_of_fr=uk")]).toEqual([["eu"], "eu"]);
});

it("[C5.06] is the variant's own where it is unknown, and makes no page of its own where no odds are shown", () => {
  for (const stored of ["xx", "", "0", "7", "toString"]) expect(formatOf("fr", `fs_of_fr=${stored}`)).toBe("eu");
  expect(withOddsFormat(variantOf("fr"), "fs_of_fr=uk", false)).toBe(variantOf("fr"));
  expect(formatOf("fr", null)).toBe("eu");
});

it("[C9.08] is kept for a year by a form, for the language, where it is offered", () => {
  const cookiesOf = (format: string, id = "fr") => toOddsFormatCookies(new URLSearchParams({ format }), variantOf(id));
  expect(cookiesOf("uk")).toEqual(["fs_of_fr=uk; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  for (const format of ["", "xx", "constructor"]) expect(cookiesOf(format)).toEqual([]);
  expect(cookiesOf("uk", "be")).toEqual([]);
});
