import { isWithin } from "../../shared/basics/is-within.ts";
import { signatureHeaders } from "../../shared/ingest/signature.ts";
import type { Call } from "./call.ts";
import { refusal } from "./plain-answers.tsx";

/** A provider's new key is known within this time; until then its requests count as those of an unknown key. */
const keptMs = 60_000;

/**
 * Passes ingest requests on and counts those that no provider signed. A request that names one of our keys is always
 * checked, because only its signature proves its sender: a client that shares an address with a provider, or knows its
 * name, cannot lock it out. Only the answers to wrong signatures are limited, by the key's id. Requests that name no key
 * of ours are counted by address and are not passed on beyond the limit.
 */
export function createIngestDesk(nowMs: () => number): (call: Call) => Promise<Response> {
  let known = { ids: new Set<string>(), readAtMs: Number.NEGATIVE_INFINITY };

  /** The id of the request's key, null for one that is not ours. */
  async function knownKeyOf({ request, env }: Call): Promise<string | null> {
    const id = request.headers.get(signatureHeaders.provider);
    if (id === null) return null;
    if (!isWithin(known.readAtMs, keptMs, nowMs()))
      known = { ids: new Set(await env.ORIGIN.ingestKeyIds()), readAtMs: nowMs() };
    return known.ids.has(id) ? id : null;
  }

  return async (call) => {
    const keyId = await knownKeyOf(call);
    if (keyId === null && call.hasFailedOften()) return refusal("limited");
    const response = await call.env.ORIGIN.ingest(call.request);
    if (response.status !== 401) return response;
    if (call.hasFailedOften(keyId)) return refusal("limited");
    call.countFault(keyId);
    return response;
  };
}
