import { expect, it } from "vitest";
import { formatRank } from "./rank.ts";

it("[C9.09] prefix a tied golf rank with T and end any other with a dot", () => {
  expect([formatRank(5, true), formatRank(5, false), formatRank(null, false), formatRank(0, true)]).toEqual([
    "T5",
    "5.",
    "",
    "",
  ]);
});
