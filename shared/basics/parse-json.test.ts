import { expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

it("gives the value of a text, and undefined for a text that is not JSON; null is JSON", () => {
  expect(["{}", "[1]", "null", '"a"'].map(parseJson)).toEqual([{}, [1], null, "a"]);
  expect(["", "{", "undefined", '{"a":1'].map(parseJson)).toEqual([undefined, undefined, undefined, undefined]);
});
