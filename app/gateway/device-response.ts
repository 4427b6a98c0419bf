import { parseJson } from "../../shared/basics/parse-json.ts";
import { parseDeviceCall, type DeviceAnswer, type DeviceCall } from "../../shared/push/device.ts";
import { maxDeviceCallBytes } from "../../shared/push/push-limits.ts";
import type { Variant } from "../../variants/variant.ts";
import { readDay } from "../feeds/decoded-feeds.ts";
import { eventFeedName } from "../features/match/section/section-feeds.ts";
import type { Call } from "./call.ts";
import { onlyMethods, plainAnswer } from "./plain-answers.tsx";
import { readBounded } from "./read-bounded.ts";

const answers: Readonly<Record<DeviceAnswer, readonly [status: number, text: string]>> = {
  kept: [204, ""],
  asked: [202, "A proof was sent to the browser: call again with it"],
  malformed: [400, "Not a call"],
  foreign: [403, "Not a push service"],
  keyless: [400, "The key is no point of P-256"],
  gone: [410, "The push service does not know this browser"],
  refused: [410, "The push service refuses messages for this browser"],
  later: [503, "The push service does not answer"],
  full: [503, "No room"],
  off: [404, "Not offered here"],
};

/**
 * GET gives the key for which a browser subscribes, 404 where the operator has none. POST takes what a browser follows (`DeviceCall`):
 * 204, 202 where it has to prove first that it receives, or why not; 422 names games that do not exist.
 */
export async function toDeviceResponse(call: Call, variant: Variant): Promise<Response> {
  const { request, env, client } = call;
  if (request.method === "GET") {
    const key = await env.DEVICE_DESK.publicKey();
    return key === null ? plainAnswer(404, "Not offered here") : plainAnswer(200, key);
  }
  if (request.method !== "POST") return onlyMethods("GET, POST");
  const body = await readBounded(request, maxDeviceCallBytes);
  if (body === null) return plainAnswer(413, "Too large");
  const deviceCall = parseDeviceCall(parseJson(body));
  if (deviceCall === null) return plainAnswer(...answers.malformed);
  const missing = await findMissing(call, variant, deviceCall);
  if (missing === null) return plainAnswer(503, "The games cannot be looked up");
  if (missing.length > 0) return plainAnswer(422, `No such games: ${missing.join(" ")}`);
  return plainAnswer(...answers[await env.DEVICE_DESK.keep(deviceCall, client)]);
}

/** Games of the call that do not exist; null where one cannot be looked up. */
async function findMissing(
  { env, toVisitor }: Call,
  { projectId, lang }: Variant,
  { sports }: DeviceCall,
): Promise<readonly string[] | null> {
  const ids = Object.values(sports).flatMap((games) => Object.keys(games));
  if (ids.length === 0) return [];
  const wanted = ids.map((id) => ({ name: eventFeedName(id, lang), knownEtag: null }));
  const feeds = await env.FEED.load(await toVisitor(), projectId, wanted);
  const bodies = ids.map((_, index) => feeds[index]?.body ?? null);
  if (bodies.includes(null)) return null;
  const isThere = (id: string, index: number) =>
    readDay(bodies[index] ?? "").leagues.some(({ events }) => events.some((event) => event.id === id));
  return ids.filter((id, index) => !isThere(id, index));
}
