import { WorkerEntrypoint } from "cloudflare:workers";
import { parseDeviceCall, type Device, type DeviceAnswer } from "../../../../shared/push/device.ts";
import { toProofPayload } from "../../../../shared/push/proof-payload.ts";
import { isPoint, openDeviceProofs } from "./device-proof.ts";
import { devicesName } from "./devices-name.ts";
import { isPushService } from "./push-services.ts";
import { postMessage } from "./send-message.ts";
import { openVapid, type Vapid } from "./vapid.ts";

/**
 * How long a push service keeps a proof. It is sent while a page is in sight, and one that came later would have to be shown
 * (`userVisibleOnly`); the next call asks again.
 */
const proofSeconds = 60;

/** What the site calls for browsers that want to be told while it is closed. */
export class DeviceDesk extends WorkerEntrypoint<PushEnv> {
  /** The key for which browsers subscribe; null where the operator has none, and nothing of this is offered. */
  publicKey(): string | null {
    return openVapid(this.env.VAPID_KEYS)?.publicKey ?? null;
  }

  /**
   * Takes a call (`DeviceCall`) as it came. Only a browser that has shown that it receives is kept; to forget one, its endpoint is enough.
   * @param client of which only so many browsers are kept
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
