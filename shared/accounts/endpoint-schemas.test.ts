import { describe, expect, it } from "vitest";
import { answerSchemas, bodySchemas } from "./endpoint-schemas.ts";
import { signInProviders } from "./sign-in-providers.ts";

const registration = {
  email: "ana@example.com",
  password: "Abcdef-1",
  name: "ana_9",
  termsofservice: true,
  touApproval: true,
  ppApproval: true,
  namespace: "tribune",
  project: 1,
};
const accepts = (changes: object) => bodySchemas.registration.safeParse({ ...registration, ...changes }).success;

describe("the service's schemas", () => {
  it("[A5.01, A5.02, A5.03] validate a registration by the rules of its form", () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ email: "ana..b@example.com" })).toBe(false);
    expect(accepts({ password: "abcdef-1" })).toBe(false);
    expect(accepts({ name: "ana" })).toBe(false);
  });

  it("[A6.01] take no registration without approval of all documents", () => {
    for (const document of ["touApproval", "ppApproval", "termsofservice"]) {
      expect(accepts({ [document]: false })).toBe(false);
    }
  });

  it("let accounts of the old rules sign in", () => {
    const login = { email: "a..b@example.com", password: "abcde", namespace: "tribune", project: 1 };
    expect(bodySchemas.login.safeParse(login).success).toBe(true);
    expect(bodySchemas.login.safeParse({ ...login, password: "abcd" }).success).toBe(false);
  });

  it("know the four providers", () => {
    expect(signInProviders.toSorted()).toEqual(["apple", "facebook", "google", "gso"]);
  });

  it("[A5.04] take a verification only with a code of 40 hex characters", () => {
    const verification = { t: "verifyEmail", c: "0".repeat(40), i: "5", namespace: "tribune" };
    expect(bodySchemas.verifyAccount.safeParse(verification).success).toBe(true);
    expect(bodySchemas.verifyAccount.safeParse({ ...verification, c: "0".repeat(39) }).success).toBe(false);
  });

  it("answer a login with id and hash or with a code", () => {
    expect(answerSchemas.login.safeParse({ id: "5", hash: "a1" }).success).toBe(true);
    expect(answerSchemas.login.safeParse({ err: "XE1" }).success).toBe(true);
    expect(answerSchemas.login.safeParse({ id: "5" }).success).toBe(false);
    expect(answerSchemas.loginWithProvider.safeParse({ id: "5", hash: "a1" }).success).toBe(false);
  });
});
