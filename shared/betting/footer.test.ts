import { describe, expect, it } from "vitest";
import { unknownVisitor } from "../places/visitor.ts";
import { footerLinks } from "./footer.ts";
import type { BettingPolicy } from "./policy.ts";

const config = { placesWithoutMobileLink: ["BE", "RE"] };
const visitor = (age: BettingPolicy["age"], country: string | null = null, subdivision: string | null = null) => ({
  place: { ...unknownVisitor.place, country, subdivision },
  policy: { ...unknownVisitor.policy, age },
});

describe("the footer's links", () => {
  it.each([
    ["not-asked", true],
    ["unknown", false],
    ["refused", false],
    ["confirmed", true],
  ] as const)("[A6.02] lack gamble-responsibly while a required age confirmation is missing: %s", (age, isThere) => {
    expect(footerLinks(config, visitor(age)).gambleResponsibly).toBe(isThere);
  });

  it("[A6.02] lack the mobile version where the operator says so", () => {
    const mobileIn = (country: string | null, subdivision: string | null = null) =>
      footerLinks(config, visitor("not-asked", country, subdivision)).mobile;
    expect([mobileIn("BE"), mobileIn("FR", "RE"), mobileIn("FR", "IDF"), mobileIn(null)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
