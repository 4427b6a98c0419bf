import { expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

it("gives what a text says, and undefined for what is no JSON, which null is", () => {
  expect(["{}", "[1]", "null", '"a"'].map(parseJson)).toEqual([{}, [1], null, "a"]);
  expect(["", "{", "undefined", '{"a":1'].map(parseJson)).toEqual([undefined, undefined, undefined, undefined]);
});
