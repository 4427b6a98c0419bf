import { expect, it } from "vitest";
import { matchesEtag } from "./matches-etag.ts";

it.each([
  [null, '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ["*", '"a"', true],
  ['"b"', '"a"', false],
])("If-None-Match %s against %s: %s", (header, etag, isSame) => {
  expect(matchesEtag(header, etag)).toBe(isSame);
});
