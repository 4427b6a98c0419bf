import { describe, expect, it } from "vitest";
import { toClientError, toHttpError, toV5ClientError, wrapThrown } from "./client-error.ts";
import { clientErrors, serviceCodes } from "./error-codes.ts";

describe("errors of account calls", () => {
  it("[A8.01] know the fourteen service codes by name", () => {
    expect(Object.entries(serviceCodes).map(([name, code]) => `${code} ${name}`)).toEqual([
      "XE0 internalError",
      "XE1 loginMismatch",
      "XE2 captchaMismatch",
      "XE3 registrationDuplicate",
      "XE4 registrationNotConfirmed",
      "XE5 verificationFail",
      "XE6 providerNotImplemented",
      "XE7 providerNeedsEmail",
      "XE8 termsConfirmationNeeded",
      "XE9 appleRegistrationFail",
      "XE10 connectionAlreadyUsed",
      "XE11 validationError",
      "XE12 marketingStatementNeeded",
      "XE13 loginRequestLimitReached",
    ]);
  });

  it("[A8.01] number the client types and word them for logs", () => {
    expect(Object.values(clientErrors).map(({ code }) => code)).toEqual([
      1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1012,
    ]);
    expect(clientErrors.loginMismatch).toEqual({ code: 1001, message: "Wrong email or password!" });
    expect(clientErrors.registrationNotConfirmed.message).toBe("Registration not confirmed!");
    expect(clientErrors.invalidRequestData.message).toBe("Data sent to LSID are invalid!");
    expect(clientErrors.verificationFailed.message).toBe("Verification failed!");
    expect(clientErrors.invalidCaptcha.message).toBe("Invalid captcha!");
    expect(clientErrors.registrationAlreadyExists.message).toBe("User already exists!");
    expect(clientErrors.technicalError.message).toBe("Does not found success response.");
  });

  it.each([
    ["XE0", 1007],
    ["XE1", 1001],
    ["XE2", 1005],
    ["XE3", 1006],
    ["XE4", 1002],
    ["XE5", 1004],
    ["XE11", 1003],
  ])("[A8.01] map %s to client type %i", (err, code) => {
    expect(toClientError({ err })?.code).toBe(code);
  });

  it.each(["XE6", "XE7", "XE8", "XE9", "XE10", "XE13", "XE99", "toString"])(
    "[A8.01] call %s a technical error that is not handled",
    (err) => {
      expect(toClientError({ err })).toEqual({ type: "technicalError", code: 1007, message: `${err} not handled` });
    },
  );

  it("[A8.01] leave XE12 to the consent flow, and an answer without a code alone", () => {
    expect(toClientError({ err: "XE12" })).toBeNull();
    expect(toClientError({})).toBeNull();
  });

  it("[A8.01] do not read the first code when there is a second", () => {
    expect(toClientError({ err: "XE1", err2: "E7" })).toMatchObject({ code: 1007, message: "E7 not handled" });
  });

  it("[A8.02] map the codes of v5 endpoints", () => {
    const types = [100, 101, 120, 150, 999].map((code) => toV5ClientError(code).type);
    expect(types).toEqual([
      "invalidRequestData",
      "invalidRequestData",
      "invalidCaptcha",
      "verificationFailed",
      "technicalError",
    ]);
  });

  it("[A8.03] call an HTTP failure without words an unexpected server error with status 500", () => {
    expect(toHttpError({})).toEqual({
      type: "technicalError",
      code: 1007,
      message: "Unexpected server error",
      status: 500,
    });
    expect(toHttpError({ status: 429, message: "Slow down" })).toMatchObject({ status: 429, message: "Slow down" });
    expect(toHttpError({ message: "" }).message).toBe("Unexpected server error");
  });

  it("[A8.03] wrap whatever was thrown as a technical error", () => {
    expect(wrapThrown(new TypeError("fetch failed"))).toMatchObject({ code: 1007, message: "fetch failed" });
    expect(wrapThrown("gone")).toMatchObject({ type: "technicalError", message: "gone" });
  });
});
