import { describe, expect, it } from "vitest";
import type { BackendError } from "./backend-error.ts";
import { confirmedDocuments, toTermsAgreements } from "./terms.ts";

const termsError = (...details: BackendError["details"]): BackendError => ({ code: "XE8", details });

describe("terms", () => {
  it("[A4.06] marks unconfirmed the documents that an XE8 names", () => {
    expect(confirmedDocuments([])).toEqual({ touConfirmed: true, ppConfirmed: true });
    expect(confirmedDocuments([termsError({ type: "tou" })])).toEqual({ touConfirmed: false, ppConfirmed: true });
    expect(confirmedDocuments([termsError({ type: "pp" })])).toEqual({ touConfirmed: true, ppConfirmed: false });
    expect(confirmedDocuments([termsError({ type: "tou" }), termsError({ type: "pp" })])).toEqual({
      touConfirmed: false,
      ppConfirmed: false,
    });
  });

  it("[A4.06] takes other codes and other documents for no terms error", () => {
    const errors = [{ code: "XE12", details: [{ type: "tou" }] }, termsError({ type: "cookies" })];
    expect(confirmedDocuments(errors)).toEqual({ touConfirmed: true, ppConfirmed: true });
    expect(toTermsAgreements(errors)).toBeNull();
  });

  it("[A4.06] sends agreements only for what is pending", () => {
    expect(toTermsAgreements([])).toBeNull();
    expect(toTermsAgreements([termsError({ type: "tou", version: "4" }, { type: "pp" })])).toEqual([
      { type: "tou", version: "4" },
      { type: "pp" },
    ]);
  });
});
