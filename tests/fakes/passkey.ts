import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The challenge that a page passes to a passkey, and the origin that the page claims. */
type Asked = { readonly challenge: string; readonly origin: string };
type Changed = {
  /** The host that the key believes to be on. */
  readonly host?: string;
  /** The number of uses that it reports. */
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly type?: string;
};

const flags = { present: 1, verified: 4, hasKey: 64 };

/** An authenticator in software: it creates one key and signs every request, valid or not. */
export function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  const jwk = publicKey.export({ format: "jwk" });
  const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? "", "base64url"));

  return {
    id,
    /** The result of `navigator.credentials.create` as JSON. */
    create(asked: Asked, changed: Changed = {}) {
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, x ?? Buffer.alloc(0)],
        [-3, y ?? Buffer.alloc(0)],
      ]);
      const idLength = Buffer.from([0, rawId.length]);
      const authData = authenticatorData(asked, changed, Buffer.concat([Buffer.alloc(16), idLength, rawId, cose]));
      const attestationObject = cborMap([
        ["fmt", "none"],
        ["attStmt", cborMap([])],
        ["authData", authData],
      ]);
      const response = {
        clientDataJSON: clientData(changed.type ?? "webauthn.create", asked).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
      };
      return { id, rawId: id, type: "public-key", response };
    },
    /** The result of `navigator.credentials.get` as JSON. */
    get(asked: Asked, changed: Changed = {}) {
      const clientDataJSON = clientData(changed.type ?? "webauthn.get", asked);
      const data = authenticatorData(asked, changed);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      const response = {
        clientDataJSON: clientDataJSON.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { id, rawId: id, type: "public-key", response };
    },
  };
}

const clientData = (type: string, { challenge, origin }: Asked) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
const authenticatorData = (asked: Asked, { host, counter = 0, isVerified = true }: Changed, key = Buffer.alloc(0)) => {
  const head = Buffer.alloc(5);
  head[0] = flags.present | (isVerified ? flags.verified : 0) | (key.length > 0 ? flags.hasKey : 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(host ?? new URL(asked.origin).hostname), head, key]);
};

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

type CborPart = number | string | Buffer | CborMap;
type CborMap = Buffer & { readonly isMap?: true };

/** A map of CBOR (RFC 8949) with up to 23 pairs; a Buffer that is already an encoded map stays as it is. */
function cborMap(pairs: readonly (readonly [number | string, CborPart])[]): CborMap {
  const parts = pairs.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Object.assign(Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...parts]), { isMap: true } as const);
}

function cbor(value: CborPart): Buffer {
  if (typeof value === "number") return Buffer.from([value < 0 ? 0x20 - 1 - value : value]);
  if (typeof value === "string") return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  if ("isMap" in value) return value;
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}
