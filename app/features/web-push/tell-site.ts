import type { DeviceCall, Device, DeviceGames } from "../../../shared/push/device.ts";
import { devicePath } from "./device-path.ts";
import { forgetTexts, keptTexts } from "./kept-texts.ts";

/** Keeps the last message that this browser sent to the push Worker. */
const told = keptTexts("/-/told");
/** Keeps the message for the site, while the site waits for proof that this browser receives its messages. */
const wanted = keptTexts("/-/wanted");
/** Keeps the proof that the site has sent to this browser. */
const proofText = keptTexts("/-/proof");

export async function loadTold(): Promise<DeviceCall | null> {
  const text = await told.read();
  // Only the code below writes it.
  return text === null ? null : (JSON.parse(text) as DeviceCall);
}

/**
 * The calls that bring the site's knowledge of a device from `before` to `after`: none, or the sports that have changed.
 * @param isWhole names every sport, because the site may have forgotten the device
 */
export function toDeviceCalls(before: DeviceCall | null, after: DeviceCall, isWhole = false): readonly DeviceCall[] {
  if (before === null) return withSports(after.device, after.sports);
  // A different address or language makes a different browser to the site, so the earlier one stops following anything.
  if (before.device.endpoint !== after.device.endpoint || before.device.lang !== after.device.lang)
    return [...toFarewell(before), ...withSports(after.device, after.sports)];
  const hasOtherWishes = isWhole || JSON.stringify(before.device) !== JSON.stringify(after.device);
  const names = new Set([...Object.keys(before.sports), ...Object.keys(after.sports)]);
  const changed = [...names].flatMap((name): readonly (readonly [string, DeviceGames])[] => {
    const games = after.sports[name] ?? {};
    return hasOtherWishes || !isSame(before.sports[name] ?? {}, games) ? [[name, games]] : [];
  });
  return withSports(after.device, Object.fromEntries(changed));
}

/** Makes the calls after which the site knows nothing of the browser. */
export const toFarewell = ({ device, sports }: DeviceCall): readonly DeviceCall[] =>
  withSports(device, Object.fromEntries(Object.keys(sports).map((name) => [name, {}])));

const withSports = (device: Device, sports: DeviceCall["sports"]): readonly DeviceCall[] =>
  Object.keys(sports).length === 0 ? [] : [{ device, sports }];

const isSame = (left: DeviceGames, right: DeviceGames): boolean => {
  const [one, other] = [Object.entries(left), Object.entries(right)];
  return one.length === other.length && one.every(([id, until]) => right[id] === until);
};

/**
 * The outcome of calls to the site:
 * - `kept`: the site has stored them; `asked`: the site waits for the proof that this browser receives;
 * - `refused`: the push service refuses this browser's messages; `later`: the site did not answer or has no room.
 */
export type Told = "kept" | "asked" | "refused" | "later";

/**
 * Sends changes to the site; if `after` is null, the site forgets this browser. After a failure the next change tries again.
 * @param isWhole sends also what the site was told before
 */
export async function tellSite(after: DeviceCall | null, isWhole = false): Promise<Told> {
  const before = await loadTold();
  const calls = after !== null ? toDeviceCalls(before, after, isWhole) : before === null ? [] : toFarewell(before);
  // Write this before the first call: the proof may arrive before the answer that announces it.
  if (after !== null) await wanted.write(JSON.stringify(after));
  for (const call of calls) {
    const answer = await post(call);
    if (answer !== "kept") return answer;
  }
  if (after === null) await forgetTexts();
  else await told.write(JSON.stringify(after));
  return "kept";
}

/** Stores a proof that the site has sent to this browser, and sends the waiting message again with it. */
export async function proveToSite(proof: string): Promise<void> {
  await proofText.write(proof);
  const text = await wanted.read();
  // Only the code above writes it.
  if (text !== null) await tellSite(JSON.parse(text) as DeviceCall);
}

const answers: Readonly<Record<number, Told>> = {
  204: "kept",
  202: "asked",
  400: "refused",
  403: "refused",
  410: "refused",
};

/** Sends a call, and sends it again without the games that the site does not know. */
async function post(call: DeviceCall): Promise<Told> {
  const proof = await proofText.read();
  const body = JSON.stringify(proof === null ? call : { ...call, proof });
  const answer = await fetch(devicePath, { method: "POST", body }).catch(() => null);
  if (answer?.status !== 422) return answers[answer?.status ?? 0] ?? "later";
  const missing = new Set((await answer.text()).split(/\s+/));
  const sports = Object.fromEntries(
    Object.entries(call.sports).map(([sportId, games]) => [
      sportId,
      Object.fromEntries(Object.entries(games).filter(([id]) => !missing.has(id))),
    ]),
  );
  // An answer that names none of these games would be given for ever.
  return JSON.stringify(sports) === JSON.stringify(call.sports) ? "later" : post({ ...call, sports });
}

/** A point of P-256 in base64url. */
const keyPattern = /^B[\w-]{86}$/;

async function askForKey(): Promise<{ readonly status: number; readonly key: string | null }> {
  const answer = await fetch(devicePath).catch(() => null);
  const text = answer?.ok === true ? (await answer.text()).trim() : "";
  // The sign-in page of a network is no key.
  return { status: answer?.status ?? 0, key: keyPattern.test(text) ? text : null };
}

/** The key for which this site's messages are subscribed; null where it has none, or does not answer. */
export const loadPushKey = async (): Promise<string | null> => (await askForKey()).key;

/** Whether the site has a key, and so sends messages at all; null where it does not answer. */
export async function isOffered(): Promise<boolean | null> {
  const { status, key } = await askForKey();
  if (key !== null) return true;
  return status === 404 ? false : null;
}

/** The parts of a browser's subscription that the site needs. */
export function toKeys(subscription: PushSubscription): Pick<DeviceCall["device"], "endpoint" | "p256dh" | "auth"> {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}
