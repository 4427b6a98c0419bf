import { expect, it } from "vitest";
import { variantOf } from "../../variants/variant-of.ts";
import { toOddsFormatCookies, withOddsFormat } from "./odds-format-choice.ts";

const formatOf = (id: string, cookie: string | null, isShown = true) =>
  withOddsFormat(variantOf(id), cookie, isShown).oddsFormat;

it("[C3.13] is what a visitor chose among those that the variant offers, in its language", () => {
  expect([formatOf("gb", "fs_of_en=uk"), formatOf("gb", "fs_of_en=3"), formatOf("gb", "fs_of_fr=uk")]).toEqual([
    "uk",
    "us",
    "eu",
  ]);
  for (const id of ["fr", "be"])
    expect([variantOf(id).oddsFormats, formatOf(id, "fs_of_fr=uk")]).toEqual([["eu"], "eu"]);
});

it("[C5.06] is the variant's own where it is unknown, and makes no page of its own where no odds are shown", () => {
  for (const stored of ["xx", "", "0", "7", "toString"]) expect(formatOf("gb", `fs_of_en=${stored}`)).toBe("eu");
  expect(withOddsFormat(variantOf("gb"), "fs_of_en=uk", false)).toBe(variantOf("gb"));
  expect(formatOf("gb", null)).toBe("eu");
});

it("[C9.08] is kept for a year by a form, for the language, where it is offered", () => {
  const cookiesOf = (format: string, id = "gb") => toOddsFormatCookies(new URLSearchParams({ format }), variantOf(id));
  expect(cookiesOf("uk")).toEqual(["fs_of_en=uk; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  for (const format of ["", "xx", "constructor"]) expect(cookiesOf(format)).toEqual([]);
  expect(cookiesOf("uk", "be")).toEqual([]);
});
