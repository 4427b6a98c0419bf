import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { beforeAll, expect, it } from "vitest";
import { checkIdToken } from "./openid-client.ts";

const expected = { issuer: "https://id.example", clientId: "tribune", nonce: "n-1" };
let own: CryptoKey;
let foreign: CryptoKey;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  const pair = await generateKeyPair("ES256");
  own = pair.privateKey;
  foreign = (await generateKeyPair("ES256")).privateKey;
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k1", alg: "ES256" }] });
});

const sign = (claims: JWTPayload, key = own, kid = "k1") =>
  new SignJWT({ sub: "42", iss: expected.issuer, aud: expected.clientId, nonce: expected.nonce, ...claims })
    .setProtectedHeader({ alg: "ES256", kid })
    .setIssuedAt()
    .setExpirationTime(claims.exp ?? "5m")
    .sign(key);
const check = async (token: string | Promise<string>) => checkIdToken(await token, keys, expected);

it("takes the subject, and the address only where the provider says that it has verified it", async () => {
  expect(await check(sign({ email: "ana@example.com", email_verified: true }))).toEqual({
    subject: "42",
    email: "ana@example.com",
  });
  const emailOf = async (verified: unknown) =>
    (await check(sign({ email: "ana@example.com", email_verified: verified }))).email;
  expect(await emailOf("true")).toBe("ana@example.com");
  for (const other of [undefined, false, "false", 1]) expect(await emailOf(other)).toBeNull();
});

it.each<[string, JWTPayload, RegExp]>([
  ["of another issuer", { iss: "https://evil.example" }, /"iss"/],
  ["for another client", { aud: "other" }, /"aud"/],
  ["for several clients, of which it names another", { aud: ["tribune", "other"], azp: "other" }, /another client/],
  ["for several clients, of which it names none", { aud: ["tribune", "other"] }, /another client/],
  ["of another sign-in", { nonce: "n-2" }, /another sign-in/],
  ["of no sign-in", { nonce: undefined }, /another sign-in/],
  ["that has ended", { exp: 1_000_000 }, /"exp"/],
  ["of nobody", { sub: "" }, /names nobody/],
])("refuses a token %s", async (_, claims, fault) => {
  await expect(check(sign(claims))).rejects.toThrow(fault);
});

it("refuses a token that another key has signed, that a shared secret has, or that nothing has", async () => {
  await expect(check(sign({}, foreign))).rejects.toThrow(/signature verification failed/);
  await expect(check(sign({}, own, "k2"))).rejects.toThrow(/no applicable key/);
  const secret = await new SignJWT({ ...expected, sub: "42", iss: expected.issuer, aud: "tribune" })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode("a secret that is long enough for it"));
  await expect(check(secret)).rejects.toThrow(/"alg"/);
  const [, body] = (await sign({})).split(".");
  await expect(check(`${btoa('{"alg":"none"}').replaceAll("=", "")}.${body}.`)).rejects.toThrow(/"alg"/);
});
