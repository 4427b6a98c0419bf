import { base64url, importJWK, jwtVerify } from "jose";

/** A request to a push service for one of its subscriptions. */
export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
};
export type Received = {
  readonly message: unknown;
  readonly topic: string | null;
  readonly ttl: number;
  readonly urgency: string | null;
};

type ReceiverKeys = {
  readonly privateKey: CryptoKey;
  readonly publicBytes: Uint8Array<ArrayBuffer>;
  readonly secret: Uint8Array<ArrayBuffer>;
};

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
const toBytes = (text: string) => new Uint8Array(base64url.decode(text));
const ascii = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** A browser's half of a subscription: the data that it gives a site, and the keys that decrypt its messages. */
export async function createReceiver(endpoint: string) {
  const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  if (!("publicKey" in pair)) throw new Error("a pair is generated");
  const publicBytes = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const secret = crypto.getRandomValues(new Uint8Array(16));
  return {
    subscription: { endpoint, p256dh: base64url.encode(publicBytes), auth: base64url.encode(secret) },
    /** Throws if a push service or a browser would refuse the message. */
    async receive(request: PushRequest, vapidKey: string): Promise<Received> {
      const { headers, body } = request;
      if (headers.get("content-encoding") !== "aes128gcm") throw new Error("another encoding");
      await checkVapid(request, vapidKey);
      const text = new TextDecoder().decode(await decrypt(body, { privateKey: pair.privateKey, publicBytes, secret }));
      return {
        message: JSON.parse(text),
        topic: headers.get("topic"),
        ttl: Number(headers.get("ttl")),
        urgency: headers.get("urgency"),
      };
    },
  };
}

/** Checks RFC 8292: signed by the key that the browser subscribed for, for this service, for less than a day. */
async function checkVapid({ endpoint, headers }: PushRequest, vapidKey: string): Promise<void> {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get("authorization") ?? "") ?? [];
  if (key !== vapidKey) throw new Error("another site's key");
  const bytes = toBytes(key);
  const [x, y] = [base64url.encode(bytes.subarray(1, 33)), base64url.encode(bytes.subarray(33))];
  const { payload } = await jwtVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"), {
    audience: new URL(endpoint).origin,
  });
  const aheadSeconds = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
  if (aheadSeconds > 86_400 || !/^(?:mailto:|https:)/.test(payload.sub ?? ""))
    throw new Error("a token that is refused");
}

/** RFC 8291 with the single record of RFC 8188. */
export async function decrypt(body: Uint8Array<ArrayBuffer>, { privateKey, publicBytes, secret }: ReceiverKeys) {
  const salt = body.slice(0, 16);
  const keyLength = body[20] ?? 0;
  const senderBytes = body.slice(21, 21 + keyLength);
  const sender = await crypto.subtle.importKey("raw", senderBytes, curve, false, []);
  // The runtime's types call the other half `$public`; the runtime and the standard do not.
  const algorithm = { name: "ECDH", public: sender } as { name: string };
  const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, privateKey, 256));
  const info = new Uint8Array([...ascii("WebPush: info\0"), ...publicBytes, ...senderBytes]);
  const ikm = await derive(shared, secret, info, 32);
  const key = await derive(ikm, salt, ascii("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derive(ikm, salt, ascii("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, body.slice(21 + keyLength)));
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("not the last record");
  return padded.subarray(0, end);
}

async function derive(
  ikm: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", ikm, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8));
}
