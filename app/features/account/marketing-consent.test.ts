import { describe, expect, it } from "vitest";
import { noApprovalNeeded, toConsentVariant, toMarketingApproval } from "./marketing-consent.ts";

describe("marketing consent", () => {
  it.each([
    [1003, "EXTENDED_INITIAL"],
    [1004, "EXTENDED_PERIODIC"],
    [1005, "BASIC_INITIAL"],
    [1006, "BASIC_PERIODIC"],
    [1002, "NONE"],
    [1007, "NONE"],
    [undefined, "NONE"],
  ] as const)("[A4.02] of detail code %s is asked as %s", (code, variant) => {
    expect(toConsentVariant(code)).toBe(variant);
  });

  it("[A4.02] is required by an XE12, whose detail says what was agreed to before", () => {
    const detail = { code: 1004, marketing: true, thirdParties: false };
    expect(toMarketingApproval([{ code: "XE12", details: [detail] }])).toEqual({
      required: true,
      variant: "EXTENDED_PERIODIC",
      marketingApproved: true,
      thirdPartiesApproved: false,
    });
  });

  it("[A4.02] is not required without an XE12", () => {
    expect(toMarketingApproval([{ code: "XE8", details: [{ code: 1003 }] }])).toEqual(noApprovalNeeded);
  });
});
