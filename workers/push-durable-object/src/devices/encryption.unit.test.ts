import { encryptNotification } from "@block65/webcrypto-web-push";
import { base64url } from "jose";
import { expect, it } from "vitest";
import { decrypt } from "../../../../tests/fakes/fake-push-service.ts";

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  secret: "BTBZMqHH6r4Tts7J_aSIgg",
  body:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl" +
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  text: "When I grow up, I want to be a watermelon",
};
const toBytes = (text: string) => new Uint8Array(base64url.decode(text));

async function exampleKeys() {
  const publicBytes = toBytes(example.publicKey);
  const [x, y] = [base64url.encode(publicBytes.subarray(1, 33)), base64url.encode(publicBytes.subarray(33))];
  const jwk = { kty: "EC", crv: "P-256", x, y, d: example.privateKey };
  const privateKey = await crypto.subtle.importKey("jwk", jwk, { name: "ECDH", namedCurve: "P-256" }, false, [
    "deriveBits",
  ]);
  return { privateKey, publicBytes, secret: toBytes(example.secret) };
}

it("[RFC 8291] what the tests decrypt with reads the standard's own example", async () => {
  const plain = await decrypt(toBytes(example.body), await exampleKeys());
  expect(new TextDecoder().decode(plain)).toBe(example.text);
});

it("[RFC 8291] what is encrypted for the example's browser is read by its keys, in 4,096 bytes whatever it says", async () => {
  const keys = { p256dh: example.publicKey, auth: example.secret };
  const subscription = { endpoint: "https://push.test/1", expirationTime: null, keys };
  for (const text of ["", "But !", "ř".repeat(1_000)]) {
    const body = await encryptNotification(subscription, new TextEncoder().encode(text));
    expect(body).toHaveLength(4_096);
    expect(new TextDecoder().decode(await decrypt(body, await exampleKeys()))).toBe(text);
  }
});
