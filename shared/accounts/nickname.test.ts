import { describe, expect, it } from "vitest";
import { fromStoredNickname, isNickname, isNonEmpty, toStoredNickname } from "./nickname.ts";

describe("nicknames", () => {
  it("[A5.03] have at least 5 letters, digits, underscores, hyphens and dots", () => {
    for (const nickname of ["ana_9", "a.b-c", "-----"]) expect(isNickname(nickname)).toBe(true);
    for (const nickname of ["ana9", "ana 9x", "zoé99", "ana_9\n", ""]) expect(isNickname(nickname)).toBe(false);
  });

  it("[A5.03] are stored as five underscores when empty", () => {
    expect(toStoredNickname(" ")).toBe("_____");
    expect(fromStoredNickname("_____")).toBe("");
    expect(fromStoredNickname(toStoredNickname("ana_9"))).toBe("ana_9");
  });

  it("[A5.03] are not empty when they hold a character that is not a space", () => {
    expect([" \t\n", "", " a "].map(isNonEmpty)).toEqual([false, false, true]);
  });
});
