import { describe, expect, it } from "vitest";
import { failedPasswordRequirements, isOldPassword } from "./password.ts";

describe("passwords", () => {
  it("[A5.02] of older accounts have at least 5 characters", () => {
    expect(isOldPassword("abcd")).toBe(false);
    expect(isOldPassword("abcde")).toBe(true);
  });

  it.each([
    ["Abcdef-1", []],
    ["Abcdef_1", []],
    ["Écoute-moi", []],
    ["Abcde-1", ["length"]],
    ["Abc def-1", ["no-white-space"]],
    ["ABCDEF-1", ["lower-case"]],
    ["abcdef-1", ["upper-case"]],
    ["Abcdefg1", ["symbol"]],
    ["", ["length", "lower-case", "upper-case", "symbol"]],
  ])("[A5.02] %j fails %j of the new rule", (password, failed) => {
    expect(failedPasswordRequirements(password)).toEqual(failed);
  });
});
