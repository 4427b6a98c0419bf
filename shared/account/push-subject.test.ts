import { describe, expect, it } from "vitest";
import { parseProfileSubject, profileSubject } from "./push-subject.ts";

describe("a profile's push subject", () => {
  it("[A7.02] names the profile and the namespace, and is read back", () => {
    expect(profileSubject("5f3a", "tribune_fr")).toBe("lsid_5f3a_tribune_fr");
    expect(parseProfileSubject("lsid_5f3a_tribune_fr")).toEqual({ profileId: "5f3a", namespace: "tribune_fr" });
    for (const other of ["u_1_1", "lsid_5f3a", "lsid__tribune", "xlsid_5_t"]) {
      expect(parseProfileSubject(other)).toBeNull();
    }
  });
});
