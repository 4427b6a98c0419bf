import { describe, expect, it } from "vitest";
import { footerLinks } from "./footer.ts";

const config = { ageConfirmation: { isEnabled: true, places: ["GB"] }, placesWithoutMobileLink: ["BE", "RE"] };
const place = (country: string | null, subdivision: string | null = null) => ({ country, subdivision });

describe("the footer's links", () => {
  it("[A6.02] lack gamble-responsibly while a required age confirmation is missing", () => {
    expect(footerLinks(config, place("GB"), null).gambleResponsibly).toBe(false);
    expect(footerLinks(config, place("GB"), "1").gambleResponsibly).toBe(true);
    expect(footerLinks(config, place("FR"), null).gambleResponsibly).toBe(true);
  });

  it("[A6.02] lack the mobile version where the operator says so", () => {
    expect(footerLinks(config, place("BE"), null).mobile).toBe(false);
    expect(footerLinks(config, place("FR", "RE"), null).mobile).toBe(false);
    expect(footerLinks(config, place("FR", "IDF"), null).mobile).toBe(true);
    expect(footerLinks(config, place(null), null).mobile).toBe(true);
  });
});
