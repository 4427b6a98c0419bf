import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toSlug } from "./slug.ts";

it.each([
  ["Côte d'Ivoire", "cote-d-ivoire"],
  ["Atlético Madrid", "atletico-madrid"],
  ["Łuczak", "luczak"],
  ["Bodø/Glimt", "bodo-glimt"],
  ["Đorđević", "dordevic"],
  ["Beşiktaş İstanbul", "besiktas-istanbul"],
  ["Спартак", "spartak"],
  ["Ολυμπιακός", "olympiakos"],
  ["1. FC Köln", "1-fc-koln"],
])("makes a slug of %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it.each(["الهلال", "浦和レッズ", "전북 현대", "בית״ר ירושלים", "मोहन बागान", "ทีมชาติไทย", "თბილისი"])(
  "has letters for %s",
  (name) => {
    expect(toSlug(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  },
);

it("is of the form that addresses and the ingest API take, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(toSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(text).length).toBeLessThanOrEqual(120);
    }),
  );
});
