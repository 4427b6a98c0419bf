import { expect, it } from "vitest";
import { betslipModes, parseBetslipMode } from "../../../shared/betting/betslip-mode.ts";
import { parseLiveBookmakers } from "./live-bookmakers.ts";

it("[C3.03] live-betting bookmakers are ids separated by bars", () => {
  expect(parseLiveBookmakers("16|5|141")).toEqual([16, 5, 141]);
  expect(parseLiveBookmakers(["16", "5", "x", "16"])).toEqual([16, 5]);
  expect(parseLiveBookmakers("")).toEqual([]);
});

it("[C3.03] an id that no bookmaker has is left out of the list", () => {
  expect(parseLiveBookmakers("16||x|0|-3|5.5|16|5|")).toEqual([16, 5]);
});

it("[C3.03] the betslip is off, a betslip or a deep link", () => {
  expect(betslipModes).toEqual({ off: 0, betslip: 1, deeplink: 2 });
  for (const [mode, id] of Object.entries(betslipModes)) {
    expect(parseBetslipMode(id)).toBe(mode);
    expect(parseBetslipMode(String(id))).toBe(mode);
  }
});

it("[C3.03] an unknown betslip mode is off", () => {
  for (const value of ["3", "", null, undefined, -1, "betslip"]) expect(parseBetslipMode(value)).toBe("off");
});
