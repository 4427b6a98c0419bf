import { expect, it } from "vitest";
import { createNonce } from "./nonce.ts";

it("gives nonces of one length that do not repeat", () => {
  const nonces = Array.from({ length: 200 }, createNonce);
  expect(new Set(nonces).size).toBe(200);
  expect(nonces.every((nonce) => /^[\w-]{22}$/.test(nonce))).toBe(true);
});
