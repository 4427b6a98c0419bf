import { describe, expect, it } from "vitest";
import { isBasicEmail, isStrictEmail } from "./email.ts";

describe("email addresses", () => {
  it.each(["ana@example.com", "a_b-c.d9@mail.example.info", "x@y.fr"])("[A5.01] %s has both forms", (email) => {
    expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([true, true]);
  });

  it.each([
    "ana",
    "@example.com",
    "ana@example",
    "ana@example.c",
    "an a@example.com",
    "ana@ex@ample.com",
    "ana@example.com\n",
  ])("[A5.01] %j has neither form", (email) => {
    expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([false, false]);
  });

  it("[A5.01] may hold + and % and a long suffix in the strict form only", () => {
    for (const email of ["ana+scores@example.com", "ana%x@example.com", "ana@example.world"]) {
      expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([false, true]);
    }
  });

  it("[A5.01] may not hold dots beside each other in the strict form", () => {
    for (const email of ["ana..b@example.com", "ana@example..com"]) {
      expect([isBasicEmail(email), isStrictEmail(email)]).toEqual([true, false]);
    }
  });

  it("are refused beyond 254 characters", () => {
    expect(isStrictEmail(`${"a".repeat(243)}@example.fr`)).toBe(true);
    expect(isStrictEmail(`${"a".repeat(244)}@example.fr`)).toBe(false);
  });
});
