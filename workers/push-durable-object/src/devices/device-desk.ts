import { WorkerEntrypoint } from "cloudflare:workers";
import { parseDeviceCall, type Device, type DeviceAnswer } from "../../../../shared/push/device.ts";
import { toProofPayload } from "../../../../shared/push/proof-payload.ts";
import { isPoint, openDeviceProofs } from "./device-proof.ts";
import { devicesName } from "./devices-name.ts";
import { isPushService } from "./push-services.ts";
import { postMessage } from "./send-message.ts";
import { openVapid, type Vapid } from "./vapid.ts";

/**
 * How long a push service keeps a proof. A proof is sent while a page is visible; if it came later, the browser would have
 * to show it (`userVisibleOnly`). The browser's next call requests another one.
 */
const proofSeconds = 60;

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
    return kept.every(Boolean) ? "kept" : "full";
  }
}

async function ask(device: Device, proof: string, vapid: Vapid): Promise<DeviceAnswer> {
  const message = { ...device, payload: toProofPayload(proof), topic: "proof", ttlSeconds: proofSeconds };
  const sent = await postMessage({ ...message, urgency: "high" }, vapid, Math.floor(Date.now() / 1000));
  return sent.is === "done" ? "asked" : sent.is;
}
