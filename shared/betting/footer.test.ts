import { expect, it } from "vitest";
import { parsePlaceKey } from "../geo/place.ts";
import { legalFooter, type FooterFacts } from "./footer.ts";
import { policyFor } from "./policy-for.ts";

const policyOf = (key: string) => policyFor(parsePlaceKey(key), Date.UTC(2026, 10, 20) / 1000);
const makeFacts = (changes: Partial<FooterFacts>): FooterFacts => ({
  policy: policyOf("FR"),
  isAgeUnconfirmed: false,
  country: "FR",
  mobileLinkHiddenIn: [],
  ...changes,
});

it("[A6.02] carries the notice of the place, and none where bookmakers are unavailable", () => {
  expect(legalFooter(makeFacts({})).notice).toEqual(policyOf("FR").notice);
  expect(legalFooter(makeFacts({ policy: policyOf("BE") })).notice).toBeNull();
});

it("[A6.02] drops the gamble-responsibly link while a required age confirmation is missing", () => {
  expect(legalFooter(makeFacts({})).gambleResponsiblyLink).toBe(true);
  expect(legalFooter(makeFacts({ isAgeUnconfirmed: true })).gambleResponsiblyLink).toBe(false);
});

it("[A6.02] hides the mobile link in the configured countries", () => {
  expect(legalFooter(makeFacts({ mobileLinkHiddenIn: ["GB"] })).mobileLink).toBe(true);
  expect(legalFooter(makeFacts({ mobileLinkHiddenIn: ["GB", "FR"] })).mobileLink).toBe(false);
  expect(legalFooter(makeFacts({ mobileLinkHiddenIn: ["FR"], country: null })).mobileLink).toBe(true);
});
