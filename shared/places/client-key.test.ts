import { expect, it } from "vitest";
import { toClientKey } from "./client-key.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["", null],
  [null, null],
  ["x".repeat(500), "x".repeat(64)],
])("takes %s for %s", (address, key) => {
  expect(toClientKey(address)).toBe(key);
});
