import { describe, expect, it } from "vitest";
import { clearsLocalData, isSessionEndedBy, isSessionEndedByProfile, toUpdatedFields } from "./sign-out.ts";

describe("the end of a session", () => {
  it("[A4.04] clears local data after a successful logout and after any attempt to delete the account", () => {
    expect(clearsLocalData("logout", true)).toBe(true);
    expect(clearsLocalData("logout", false)).toBe(false);
    expect(clearsLocalData("deleteAccount", true)).toBe(true);
    expect(clearsLocalData("deleteAccount", false)).toBe(true);
  });

  it("[A4.05] is forced by a login mismatch or code 1001 and by no other error", () => {
    expect(isSessionEndedBy({ err: "XE1" })).toBe(true);
    expect(isSessionEndedBy({ code: 1001 })).toBe(true);
    expect(isSessionEndedBy({ err: "XE0" })).toBe(false);
    expect(isSessionEndedBy({ code: 1007 })).toBe(false);
    expect(isSessionEndedBy({})).toBe(false);
  });

  it("[A4.05] is forced by a profile without confirmed terms or privacy policy", () => {
    expect(isSessionEndedByProfile({ touConfirmed: true, ppConfirmed: true })).toBe(false);
    expect(isSessionEndedByProfile({ touConfirmed: false, ppConfirmed: true })).toBe(true);
    expect(isSessionEndedByProfile({ touConfirmed: true, ppConfirmed: false })).toBe(true);
  });
});

describe("an update of the user", () => {
  it("[A4.04] changes the stored email with the account's", () => {
    expect(toUpdatedFields({ email: "new@example.com" })).toEqual({ email: "new@example.com" });
    expect(toUpdatedFields({})).toEqual({});
  });
});
