import { WorkerEntrypoint } from "cloudflare:workers";
import { base64url } from "jose";
import { parseDeviceCall, type Device, type DeviceAnswer } from "../../../../shared/push/device.ts";
import { toProofPayload } from "../../../../shared/push/proof-payload.ts";
import { devicesName } from "./devices-name.ts";
import { isPushService } from "./push-services.ts";
import { postMessage } from "./send-message.ts";
import { openVapid, type Vapid } from "./vapid.ts";

/**
 * How long a push service keeps a proof. A proof is sent while a page is visible; if it came later, the browser would have
 * to show it (`userVisibleOnly`). The browser's next call requests another one.
 */
const proofSeconds = 60;

const toBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const toText = ({ endpoint, p256dh, auth }: Device): string => ["device", endpoint, p256dh, auth].join("\n");

/**
 * Proofs that a browser receives messages at its endpoint. A proof is a signature of the endpoint and its keys, so that nothing is kept of browsers
 * that have not sent theirs back: made-up ones take no room.
 * @param secret that only this Worker has
 */
function openDeviceProofs(secret: string) {
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
async function isPoint(p256dh: string): Promise<boolean> {
  try {
    const bytes = new Uint8Array(base64url.decode(p256dh.replace("=", "")));
    await crypto.subtle.importKey("raw", bytes, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    return false;
  }
}

/** The site calls this for browsers that want notifications while the site is closed. */
export class DeviceDesk extends WorkerEntrypoint<PushEnv> {
  /** Returns the key with which browsers subscribe; null when the operator has none, and the site then offers no notifications. */
  publicKey(): string | null {
    return openVapid(this.env.VAPID_KEYS)?.publicKey ?? null;
  }

  /**
   * Takes an unchecked call (`DeviceCall`). It keeps a browser only after a proof that it receives; its endpoint is enough to forget it.
   * @param client the caller, for whom only a limited number of browsers is kept
   */
  async keep(call: unknown, client: string | null): Promise<DeviceAnswer> {
    const { VAPID_KEYS = "", PUSH_SERVICES } = this.env;
    const vapid = openVapid(VAPID_KEYS);
    if (vapid === null) return "off";
    const parsed = parseDeviceCall(call);
    if (parsed === null) return "malformed";
    const { device, sports, proof } = parsed;
    if (!isPushService(device.endpoint, PUSH_SERVICES)) return "foreign";
    if (!(await isPoint(device.p256dh))) return "keyless";
    const proofs = openDeviceProofs(VAPID_KEYS);
    const follows = Object.values(sports).some((games) => Object.keys(games).length > 0);
    if (follows && !(await proofs.isProof(device, proof))) return ask(device, await proofs.toProof(device), vapid);
    const mark = await proofs.toClientMark(client);
    const kept = await Promise.all(
      Object.entries(sports).map(([sportId, games]) =>
        this.env.DEVICES.getByName(devicesName(sportId, device.lang)).keep(device, games, mark),
      ),
    );
    return kept.find((answer) => answer !== "kept") ?? "kept";
  }
}

async function ask(device: Device, proof: string, vapid: Vapid): Promise<DeviceAnswer> {
  const message = { ...device, payload: toProofPayload(proof), topic: "proof", ttlSeconds: proofSeconds };
  const sent = await postMessage({ ...message, urgency: "high" }, vapid, Math.floor(Date.now() / 1000));
  return sent.is === "done" ? "asked" : sent.is;
}
