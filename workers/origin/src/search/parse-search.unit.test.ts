import { describe, expect, it } from "vitest";
import { parseSearch, parseTopSearch } from "./parse-search.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe("a search request", () => {
  it("is folded, in French and for every sport unless it says otherwise", () => {
    expect(parse("q=Saint-Étienne")).toEqual({
      ok: true,
      value: { query: "saint etienne", lang: "fr", sportId: null, limit: 20, isForeign: false },
    });
    expect(parse("q=Koeln&lang=de-AT&sport=1&limit=50")).toEqual({
      ok: true,
      value: { query: "koln", lang: "de-AT", sportId: 1, limit: 50, isForeign: false },
    });
  });

  it.each([
    ["", "query-missing"],
    ["q=", "query-empty"],
    ["q=…!", "query-empty"],
    [`q=${"a".repeat(81)}`, "query-too-long"],
    ["q=a&lang=f", "language-malformed"],
    ["q=a&lang=fr'--", "language-malformed"],
    ["q=a&sport=soccer", "sport-unknown"],
    ["q=a&sport=20", "sport-unknown"],
    ["q=a&limit=0", "limit-out-of-range"],
    ["q=a&limit=51", "limit-out-of-range"],
    ["q=a&limit=1e1", "limit-out-of-range"],
  ])("[S3] is refused by name: %s", (query, fault) => {
    expect(parse(query)).toEqual({ ok: false, fault });
  });

  it("takes the longest query and the smallest limit", () => {
    expect([parse(`q=${"a".repeat(80)}`).ok, parse("q=a&limit=1").ok]).toEqual([true, true]);
  });

  it("needs no query for what is popular", () => {
    expect(parseTopSearch(new URLSearchParams("sport=2"))).toEqual({
      ok: true,
      value: { lang: "fr", sportId: 2, limit: 5 },
    });
  });
});
