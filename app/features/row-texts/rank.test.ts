import { expect, it } from "vitest";
import { formatRank } from "./rank.ts";

it("[C9.09] prefixes a tied golf rank with T, marks another shared one as equal, and ends any other with a dot", () => {
  expect([formatRank(1, "golf"), formatRank(5, "golf")]).toEqual(["T1", "T5"]);
  expect([formatRank(1, "equal"), formatRank(12, "equal")]).toEqual(["1=", "12="]);
  expect([formatRank(1, "none"), formatRank(5, "none")]).toEqual(["1.", "5."]);
  expect([formatRank(null, "none"), formatRank(0, "golf"), formatRank(null, "equal")]).toEqual(["", "", ""]);
});
