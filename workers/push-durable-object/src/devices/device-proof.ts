import { base64url } from "jose";
import type { Device } from "../../../../shared/push/device.ts";

const toBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const toText = ({ endpoint, p256dh, auth }: Device): string => ["device", endpoint, p256dh, auth].join("\n");

/**
 * Proofs that a browser receives messages at its endpoint. A proof is a signature of the endpoint and its keys, so that nothing is kept of browsers
 * that have not sent theirs back: made-up ones take no room.
 * @param secret that only this Worker has
 */
export function openDeviceProofs(secret: string) {
  const sign = async (text: string): Promise<string> => {
    const key = await crypto.subtle.importKey("raw", toBytes(secret), { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
    ]);
    return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, toBytes(text))));
  };
  return {
    toProof: (device: Device): Promise<string> => sign(toText(device)),
    async isProof(device: Device, proof: string | undefined): Promise<boolean> {
      if (proof === undefined) return false;
      const [given, right] = [toBytes(proof), toBytes(await sign(toText(device)))];
      return given.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(given, right);
    },
    /** A client by a name that nobody can lead back to its address without the secret. */
    toClientMark: (client: string | null): Promise<string> => sign(`client\n${client ?? ""}`),
  };
}

/** Whether the key is a point of the curve P-256, for which alone a message can be encrypted. */
export async function isPoint(p256dh: string): Promise<boolean> {
  try {
    const bytes = new Uint8Array(base64url.decode(p256dh.replace("=", "")));
    await crypto.subtle.importKey("raw", bytes, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    return false;
  }
}
