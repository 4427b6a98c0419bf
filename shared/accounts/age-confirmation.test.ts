import { describe, expect, it } from "vitest";
import { daySeconds } from "../basics/day.ts";
import { ageConfirmationSeconds, isAgeConfirmationRequired } from "./age-confirmation.ts";

const config = { isEnabled: true, places: ["GB", "CA:ON"] };
const place = (country: string | null, subdivision: string | null = null) => ({ country, subdivision });

describe("confirmation of legal age", () => {
  it("[A5.06] is required only where it is enabled and the place is listed", () => {
    expect(isAgeConfirmationRequired(config, place("GB", "ENG"))).toBe(true);
    expect(isAgeConfirmationRequired(config, place("CA", "ON"))).toBe(true);
    expect(isAgeConfirmationRequired(config, place("CA", "QC"))).toBe(false);
    expect(isAgeConfirmationRequired(config, place("CA"))).toBe(false);
    expect(isAgeConfirmationRequired(config, place(null))).toBe(false);
    expect(isAgeConfirmationRequired({ ...config, isEnabled: false }, place("GB"))).toBe(false);
  });

  it("[C9.04] is kept for 90 days", () => {
    expect(ageConfirmationSeconds).toBe(90 * daySeconds);
  });
});
