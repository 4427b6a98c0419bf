import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSignedBy, sha256Hex, toSignedHeaders } from "./signature.ts";

const provider = { provider: "acme", key: "clé" };
const request = {
  method: "POST",
  path: "/ingest/v1/events?mode=partial",
  body: '{"é":1}',
  nowSeconds: 1_800_000_000,
  idempotencyKey: "batch-7",
  nonce: "0123456789abcdef",
};
const contentSha256 = createHash("sha256").update(request.body).digest("hex");
const signed = {
  provider: "acme",
  timestamp: "1800000000",
  nonce: request.nonce,
  method: "POST",
  path: request.path,
  idempotencyKey: "batch-7",
  contentSha256,
};
const signatureOf = async (changes: object = {}) =>
  (await toSignedHeaders(provider, { ...request, ...changes }))["x-tribune-signature"] ?? "";

describe("a provider's signature", () => {
  it("is the HMAC of all that is asked, the body by its hash, as any other program makes it", async () => {
    const text = `v2\nacme\n1800000000\n0123456789abcdef\nPOST\n${request.path}\nbatch-7\n${contentSha256}`;
    expect(await toSignedHeaders(provider, request)).toEqual({
      "x-tribune-provider": "acme",
      "x-tribune-timestamp": "1800000000",
      "x-tribune-nonce": "0123456789abcdef",
      "x-tribune-content-sha256": contentSha256,
      "x-tribune-signature": `v2=${createHmac("sha256", "clé").update(text).digest("hex")}`,
      "idempotency-key": "batch-7",
    });
  });

  it("is known again, and is that of no other key or request", async () => {
    const signature = await signatureOf();
    expect(await isSignedBy(provider.key, signature, signed)).toBe(true);
    expect(await isSignedBy("other", signature, signed)).toBe(false);
    for (const name of Object.keys(signed)) {
      expect([name, await isSignedBy(provider.key, signature, { ...signed, [name]: "other" })]).toEqual([name, false]);
    }
  });

  it("never comes twice, also where the same is asked in the same second", async () => {
    const { nonce: _, ...again } = request;
    const signatures = await Promise.all(
      [again, again].map(async (each) => (await toSignedHeaders(provider, each))["x-tribune-signature"]),
    );
    expect(new Set(signatures).size).toBe(2);
  });

  it("counts an absent idempotency key as an empty one", async () => {
    const { idempotencyKey: _, ...keyless } = request;
    const headers = await toSignedHeaders(provider, keyless);
    expect(headers).not.toHaveProperty("idempotency-key");
    const signature = headers["x-tribune-signature"] ?? "";
    expect(await isSignedBy(provider.key, signature, { ...signed, idempotencyKey: "" })).toBe(true);
  });

  it("is none without its version or its length, nor under an empty key", async () => {
    const signature = await signatureOf();
    for (const text of ["", signature.slice(3), `${signature}00`, signature.toUpperCase(), "v2="]) {
      expect(await isSignedBy(provider.key, text, signed)).toBe(false);
    }
    expect(await isSignedBy("", signature, signed)).toBe(false);
  });

  it("is made over the hash of no bytes where there is no body", async () => {
    expect(await sha256Hex(new Uint8Array())).toBe(createHash("sha256").digest("hex"));
  });
});
