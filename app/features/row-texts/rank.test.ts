import { expect, it } from "vitest";
import { formatRank } from "./rank.ts";

it("[C9.09] prefixes a tied golf rank with T and ends any other with a dot", () => {
  expect([formatRank(1, true), formatRank(5, true)]).toEqual(["T1", "T5"]);
  expect([formatRank(1, false), formatRank(5, false)]).toEqual(["1.", "5."]);
  expect([formatRank(null, false), formatRank(0, true)]).toEqual(["", ""]);
});
