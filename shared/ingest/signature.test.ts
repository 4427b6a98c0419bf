import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSignedBy, toSignedHeaders } from "./signature.ts";

const provider = { provider: "acme", key: "clé" };
const request = { method: "POST", path: "/ingest/v1/events?mode=partial", body: '{"é":1}', nowSeconds: 1_800_000_000 };
const toBytes = (text: string) => new TextEncoder().encode(text);
const signed = { ...request, timestamp: "1800000000", body: toBytes(request.body) };

describe("a provider's signature", () => {
  it("is the HMAC of instant, method, path and body, as any other program makes it", async () => {
    const text = `1800000000\nPOST\n${request.path}\n${request.body}`;
    expect(await toSignedHeaders(provider, request)).toEqual({
      "x-tribune-provider": "acme",
      "x-tribune-timestamp": "1800000000",
      "x-tribune-signature": `v1=${createHmac("sha256", "clé").update(text).digest("hex")}`,
    });
  });

  it("is known again, and is that of no other key or request", async () => {
    const signature = (await toSignedHeaders(provider, request))["x-tribune-signature"] ?? "";
    expect(await isSignedBy(provider.key, signature, signed)).toBe(true);
    expect(await isSignedBy("other", signature, signed)).toBe(false);
    for (const changes of [{ method: "PUT" }, { path: "/" }, { timestamp: "1800000001" }, { body: toBytes("{}") }]) {
      expect(await isSignedBy(provider.key, signature, { ...signed, ...changes })).toBe(false);
    }
  });

  it("is none without its version or its length, nor under an empty key", async () => {
    const signature = (await toSignedHeaders(provider, request))["x-tribune-signature"] ?? "";
    for (const text of ["", signature.slice(3), `${signature}00`, signature.toUpperCase(), "v1="]) {
      expect(await isSignedBy(provider.key, text, signed)).toBe(false);
    }
    expect(await isSignedBy("", signature, signed)).toBe(false);
  });
});
