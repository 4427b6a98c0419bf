import { describe, expect, it } from "vitest";
import { feedKinds, toFeedKind } from "./feed-kinds.ts";
import { feedNamePatterns } from "../../../shared/wire/feed-name-patterns.ts";
import type { FeedNameKind } from "../../../shared/wire/feed-names.ts";

const kindOfPrefix = (prefix: string) => {
  const names = Object.entries(feedNamePatterns).filter(([, pattern]) => pattern.startsWith(`${prefix}_`));
  // The table's keys are the kinds of names.
  return new Set(names.filter(([name]) => name !== "geo").map(([name]) => toFeedKind(name as FeedNameKind)));
};

describe("kinds of feed", () => {
  it("[C4.16] are fourteen", () => {
    expect(feedKinds.join(" ")).toBe(
      "full country tournament series participant fixtures results odds updated-odds update repair frepair sys newsfeed",
    );
  });

  it("[C4.16] all have a feed name", () => {
    const reached = Object.keys(feedNamePatterns).map((name) => toFeedKind(name as FeedNameKind));
    expect(feedKinds.filter((kind) => !reached.includes(kind))).toEqual([]);
  });

  it.each([
    ["f", "full"],
    ["c", "country"],
    ["t", "tournament"],
    ["s", "series"],
    ["p", "participant"],
    ["tf", "fixtures"],
    ["pf", "fixtures"],
    ["tr", "results"],
    ["pr", "results"],
    ["fo", "odds"],
    ["uo", "updated-odds"],
    ["u", "update"],
    ["r", "repair"],
    ["fr", "frepair"],
    ["sys", "sys"],
    ["nl", "newsfeed"],
    ["mynf", "newsfeed"],
    ["dc", null],
  ])("[C4.16] %s_ is loaded as %s", (prefix, kind) => {
    expect(kindOfPrefix(prefix)).toEqual(new Set([kind]));
  });
});
