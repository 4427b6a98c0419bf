import { expect, it } from "vitest";
import { createNonce, findOffsets, spliceNonce } from "./nonce.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const page = (nonce: string) => `<p>Lêns 2÷1</p><script nonce="${nonce}">a</script><script nonce="${nonce}">b</script>`;
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it("gives nonces of one length that do not repeat", () => {
  const nonces = Array.from({ length: 200 }, createNonce);
  expect(new Set(nonces).size).toBe(200);
  expect(nonces.every((nonce) => /^[\w-]{22}$/.test(nonce))).toBe(true);
});

it("writes a fresh nonce wherever the old one was, and nowhere else", () => {
  const [first, second] = [createNonce(), createNonce()];
  const body = encode(page(first));
  const offsets = findOffsets(body, first);
  expect(offsets).toHaveLength(2);
  expect(decode(spliceNonce(body, offsets, second))).toBe(page(second));
  expect(decode(body)).toBe(page(first));
});

it("finds an occurrence that begins inside a false start", () => {
  expect(findOffsets(encode("aaab aab"), "aab")).toEqual([1, 5]);
});
