import type { DeviceCall } from "../../../shared/push/device.ts";
import { devicePath } from "../../../shared/push/device-path.ts";
import { toDeviceCalls, toFarewell } from "./device-calls.ts";
import { forgetTexts, keptTexts } from "./kept-texts.ts";

/** Keeps the last message that this browser sent to the push Worker. */
const told = keptTexts("/-/told");
/** Keeps what the site should know, while it waits for the browser to prove that it receives messages. */
const wanted = keptTexts("/-/wanted");
/** Keeps the proof that the site has sent to this browser. */
const proofText = keptTexts("/-/proof");

export async function loadTold(): Promise<DeviceCall | null> {
  const text = await told.read();
  // Written below and by nothing else.
  return text === null ? null : (JSON.parse(text) as DeviceCall);
}

/** Tells the site what has changed; `after` null: that it should forget this browser. False where it was not heard: the next change tries again. */
export async function tellSite(after: DeviceCall | null): Promise<boolean> {
  const before = await loadTold();
  const calls = after !== null ? toDeviceCalls(before, after) : before === null ? [] : toFarewell(before);
  // Before the first call: the proof may arrive before the answer that announces it.
  if (after !== null) await wanted.write(JSON.stringify(after));
  for (const call of calls) if (!(await post(call))) return false;
  if (after === null) await forgetTexts();
  else await told.write(JSON.stringify(after));
  return true;
}

/** The site has sent this browser a proof: what waited for it is told again. */
export async function proveToSite(proof: string): Promise<void> {
  await proofText.write(proof);
  const text = await wanted.read();
  // Written above and by nothing else.
  if (text !== null) await tellSite(JSON.parse(text) as DeviceCall);
}

/** Whether the site has kept what the call says. Games that it does not know are left out. */
async function post(call: DeviceCall): Promise<boolean> {
  const proof = await proofText.read();
  const body = JSON.stringify(proof === null ? call : { ...call, proof });
  const answer = await fetch(devicePath, { method: "POST", body }).catch(() => null);
  if (answer?.status !== 422) return answer?.status === 204;
  const missing = new Set((await answer.text()).split(/\s+/));
  const sports = Object.fromEntries(
    Object.entries(call.sports).map(([sportId, games]) => [
      sportId,
      Object.fromEntries(Object.entries(games).filter(([id]) => !missing.has(id))),
    ]),
  );
  // An answer that names none of these games would be given for ever.
  return JSON.stringify(sports) !== JSON.stringify(call.sports) && post({ ...call, sports });
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
