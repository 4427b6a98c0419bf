import { expect, it } from "vitest";
import { toConsentVariant } from "../../../app/features/account/marketing-consent.ts";
import { day } from "./clock.ts";
import { dueStatement, parseMarketingMode } from "./marketing.ts";

const stated = { marketing: true, thirdParties: false, platform: "web", version: "1", statedAtSeconds: 0 };
const variantOf = (code: number | null) => toConsentVariant(code ?? undefined);

it("[A4.02] asks for a statement where there is none, and again after a year", () => {
  expect(variantOf(dueStatement("basic", undefined, 0))).toBe("BASIC_INITIAL");
  expect(variantOf(dueStatement("extended", undefined, 0))).toBe("EXTENDED_INITIAL");
  expect(variantOf(dueStatement("basic", stated, 365 * day - 1))).toBe("NONE");
  expect(variantOf(dueStatement("basic", stated, 365 * day))).toBe("BASIC_PERIODIC");
  expect(variantOf(dueStatement("extended", stated, 365 * day))).toBe("EXTENDED_PERIODIC");
});

it("[A4.02] asks for nothing where the deployment sends no mail of that kind", () => {
  expect(dueStatement(parseMarketingMode("none"), undefined)).toBeNull();
  expect(dueStatement(parseMarketingMode("anything"), undefined)).toBeNull();
});
