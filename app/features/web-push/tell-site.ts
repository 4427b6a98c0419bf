import type { DeviceCall } from "../../../shared/push/device.ts";
import { devicePath } from "../../../shared/push/device-path.ts";
import { toDeviceCalls, toFarewell } from "./device-calls.ts";
import { forgetTexts, keptTexts } from "./kept-texts.ts";

/** Keeps the last message that this browser sent to the push Worker. */
const told = keptTexts("/-/told");

export async function loadTold(): Promise<DeviceCall | null> {
  const text = await told.read();
  // Written below and by nothing else.
  return text === null ? null : (JSON.parse(text) as DeviceCall);
}

/** Tells the site what has changed; `after` null: that it should forget this browser. False where it was not heard: the next change tries again. */
export async function tellSite(after: DeviceCall | null): Promise<boolean> {
  const before = await loadTold();
  const calls = after !== null ? toDeviceCalls(before, after) : before === null ? [] : toFarewell(before);
  for (const call of calls) {
    const answer = await fetch(devicePath, { method: "POST", body: JSON.stringify(call) }).catch(() => null);
    if (answer?.ok !== true) return false;
  }
  if (after === null) await forgetTexts();
  else await told.write(JSON.stringify(after));
  return true;
}

/** The key for which this site's messages are subscribed, null where it has none. */
export async function loadPushKey(): Promise<string | null> {
  const answer = await fetch(devicePath).catch(() => null);
  return answer?.ok === true ? (await answer.text()).trim() : null;
}

/** What a browser tells of its subscription. */
export function toKeys(subscription: PushSubscription): Pick<DeviceCall["device"], "endpoint" | "p256dh" | "auth"> {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}
