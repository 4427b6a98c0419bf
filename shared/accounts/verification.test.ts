import { describe, expect, it } from "vitest";
import { isVerificationCode, parseVerificationType, verificationStatus } from "./verification.ts";

describe("verification", () => {
  it("[A4.01] has two statuses and two types", () => {
    expect(verificationStatus).toEqual({ verified: 1, registrationNotConfirmed: 2 });
    expect(["verifyEmail", "verifyAccount"].map(parseVerificationType)).toEqual(["verifyEmail", "verifyAccount"]);
    expect(parseVerificationType("verifyPhone")).toBeNull();
  });

  it("[A5.04] takes a code of exactly 40 lower-case hex characters", () => {
    const code = "0123456789abcdef0123456789abcdef01234567";
    expect(isVerificationCode(code)).toBe(true);
    for (const wrong of [code.slice(1), `${code}0`, code.toUpperCase(), `${code.slice(1)}g`, `${code}\n`, ""]) {
      expect(isVerificationCode(wrong)).toBe(false);
    }
  });
});
