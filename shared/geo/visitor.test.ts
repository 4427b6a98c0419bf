import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyFor } from "../betting/policy-for.ts";
import { parsePlaceKey } from "./place.ts";
import { decodeVisitor, encodeVisitor, unknownVisitor, type Visitor } from "./visitor.ts";

const visitorFrom = (key: string): Visitor => {
  const place = { ...parsePlaceKey(key), city: "Saint-Étienne ÷ ¬ \r\n" };
  return { place, policy: policyFor(place, Date.UTC(2026, 10, 20) / 1000) };
};

describe("the visitor header", () => {
  it.each(["FR:IDF", "NC", "BE", "CA:ON", "unknown"])("carries a visitor from %s unharmed", (key) => {
    const visitor = visitorFrom(key);
    expect(decodeVisitor(encodeVisitor(visitor))).toEqual(visitor);
  });

  it("is a legal header value", () => {
    expect(encodeVisitor(visitorFrom("FR"))).toMatch(/^[\x21-\x7e]+$/);
  });
});

describe("decodeVisitor", () => {
  it.each([null, "", "0", "null", "[]", "%", "%7B", "{}", "%7B%22place%22%3A%7B%7D%7D"])(
    "takes %j for unknown",
    (text) => {
      expect(decodeVisitor(text)).toEqual(unknownVisitor);
    },
  );

  it("takes any text for unknown, without throwing", () => {
    const texts = fc.oneof(fc.string(), fc.json().map(encodeURIComponent));
    fc.assert(fc.property(texts, (text) => void expect(decodeVisitor(text)).toEqual(unknownVisitor)));
  });

  it("[C6.03] takes a policy that contradicts itself for unknown", () => {
    const { place, policy } = visitorFrom("FR");
    const broken = [
      { ...policy, odds: false },
      { ...policy, market: null },
      { ...policy, bookmakerIds: [] },
      { ...visitorFrom("BE").policy, links: true },
      { ...policy, bookmakerIds: ["1"] },
    ];
    for (const contradiction of broken) {
      expect(decodeVisitor(encodeURIComponent(JSON.stringify({ place, policy: contradiction })))).toEqual(
        unknownVisitor,
      );
    }
  });

  it("allows nothing to a visitor who is unknown", () => {
    expect(unknownVisitor.policy).toMatchObject({ odds: false, links: false, logos: false, market: null });
  });
});
