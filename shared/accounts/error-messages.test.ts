import { describe, expect, it } from "vitest";
import { clientErrors } from "./error-codes.ts";
import { allTexts } from "../texts/all-texts.ts";
import { languages } from "../texts/languages.ts";
import { errorMessageKeys } from "./error-messages.ts";

describe("what visitors read for account errors", () => {
  it("[A8.04] is one message per client error type", () => {
    expect(Object.keys(errorMessageKeys)).toEqual(Object.keys(clientErrors));
    expect(errorMessageKeys.loginMismatch).toBe("account.error.login-failed");
    expect(errorMessageKeys.registrationNotConfirmed).toBe("account.error.not-verified");
    expect(errorMessageKeys.verificationFailed).toBe("account.error.invalid-password");
    expect(errorMessageKeys.invalidCaptcha).toBe("account.error.not-a-robot");
    expect(errorMessageKeys.registrationAlreadyExists).toBe("account.error.email-used");
    expect(errorMessageKeys.invalidRequestData).toBe("account.error.server");
    expect(errorMessageKeys.technicalError).toBe("account.error.server");
  });

  it.each(languages)("[A8.04] has its own words for every message in %s", (lang) => {
    const texts = [...new Set(Object.values(errorMessageKeys))].map((key) => allTexts[lang].accountErrors[key]);
    expect(texts.every((text) => text.trim() !== "")).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
