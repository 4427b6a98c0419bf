import { describe, expect, it } from "vitest";
import { allTexts } from "../texts/all-texts.ts";
import { loginFaults, passwordFormFaults, registrationFaults } from "./forms.ts";

const form = {
  email: "ana@example.com",
  nickname: "ana_9",
  password: "Abcdef-1",
  passwordRepeat: "Abcdef-1",
  hasApprovedTerms: true,
};

describe("account forms", () => {
  it("[A5.01, A5.02, A5.03] say for each field of a registration what it lacks", () => {
    expect(Object.fromEntries(registrationFaults(form))).toEqual({});
    const wrong = { email: "ana..b@example.com", nickname: "ana", password: "abc def", passwordRepeat: "abc" };
    expect(Object.fromEntries(registrationFaults({ ...wrong, hasApprovedTerms: false }))).toEqual({
      email: ["email"],
      nickname: ["nickname"],
      password: ["password.length", "password.no-white-space", "password.upper-case"],
      passwordRepeat: ["password.repeat"],
      hasApprovedTerms: ["approval"],
    });
  });

  it("[A5.03] ask for what is empty, but not for a nickname", () => {
    const empty = { email: " ", nickname: " ", password: "", passwordRepeat: "", hasApprovedTerms: true };
    expect(Object.fromEntries(registrationFaults(empty))).toEqual({ email: ["required"], password: ["required"] });
  });

  it("let a login of the old rules through", () => {
    expect(Object.fromEntries(loginFaults({ email: "a..b@example.com", password: "abcde" }))).toEqual({});
    expect(Object.fromEntries(loginFaults({ email: "", password: " " }))).toEqual({
      email: ["required"],
      password: ["required"],
    });
  });

  it("[A5.02] validate a changed password like a new one", () => {
    expect(Object.fromEntries(passwordFormFaults({ password: "abcdef-1", passwordRepeat: "abcdef-1" }))).toEqual({
      password: ["password.upper-case"],
    });
  });

  it("have different words for every fault in each language", () => {
    for (const { accountForms } of Object.values(allTexts)) expect(new Set(Object.values(accountForms)).size).toBe(13);
  });
});
