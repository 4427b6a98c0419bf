import { Script } from "node:vm";
import { expect, it } from "vitest";
import { bundleInlineScript } from "./inline-script.ts";

/** Every document carries it before its first paint. */
const mostBytes = 3.5 * 1024;

it("the script in each document's head is one classic script of at most 3.5 KB", async () => {
  const text = await bundleInlineScript();
  expect(() => new Script(text)).not.toThrow();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
});
