import { describe, expect, it } from "vitest";
import { clientOfSockets } from "./read-request.ts";

describe("a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["2001:db8:1::", "2001:db8:1:0"],
    ["::9", "0:0:0:0"],
    ["nonsense", "nonsense"],
  ])("[P12] of address %s counts as %s", (address, key) => {
    expect(clientOfSockets(address)).toBe(key);
  });

  it.each([null, "", "127.0.0.1", "::ffff:127.0.0.1", "::1"])("is not counted where its address is %s", (address) => {
    expect(clientOfSockets(address)).toBeNull();
  });
});
