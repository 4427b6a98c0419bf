import { WorkerEntrypoint } from "cloudflare:workers";
import { parseDeviceCall } from "../../../../shared/push/device.ts";
import { devicesName } from "./devices-name.ts";
import { isPushService } from "./push-services.ts";
import { openVapid } from "./vapid.ts";

/** What the site calls for browsers that want to be told while it is closed. */
export class DeviceDesk extends WorkerEntrypoint<PushEnv> {
  /** The key for which browsers subscribe; null where the operator has none, and nothing of this is offered. */
  publicKey(): string | null {
    return openVapid(this.env.VAPID_KEYS)?.publicKey ?? null;
  }

  /** Takes a call (`DeviceCall`) as it came. `foreign`: the endpoint is of no push service that is known here. */
  async keep(call: unknown): Promise<"kept" | "malformed" | "foreign" | "full" | "off"> {
    if (this.publicKey() === null) return "off";
    const parsed = parseDeviceCall(call);
    if (parsed === null) return "malformed";
    const { device, sports } = parsed;
    if (!isPushService(device.endpoint, this.env.PUSH_SERVICES)) return "foreign";
    const kept = await Promise.all(
      Object.entries(sports).map(([sportId, games]) =>
        this.env.DEVICES.getByName(devicesName(sportId, device.lang)).keep(device, games),
      ),
    );
    return kept.every(Boolean) ? "kept" : "full";
  }
}
