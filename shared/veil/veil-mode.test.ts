import { expect, it } from "vitest";
import { readVeilMode } from "./veil-mode.ts";

it.each([
  ["veil=hidden", "hidden"],
  ["a=1; veil=late; b=2", "late"],
  ["veil=everything", null],
  ["unveil=hidden", null],
  ["", null],
  [null, null],
] as const)("reads %o as %o", (cookies, mode) => {
  expect(readVeilMode(cookies)).toBe(mode);
});
