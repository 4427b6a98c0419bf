import { isWithin } from "../../shared/caching/is-within.ts";
import { signatureHeaders } from "../../shared/ingest/signature.ts";
import type { Call } from "./call.ts";
import { refusal } from "./plain-answers.tsx";

/** A provider's new key is known this soon; until then its requests count as those of an unknown key. */
const keptMs = 60_000;

/**
 * Passes ingest on and counts what was not signed by a provider. A request that names a key of ours is always looked at, because its
 * signature alone says whose it is: whoever shares an address with a provider, or knows its name, cannot shut it out. Only the answers to
 * wrong signatures are limited, by the key's id. All that name no key of ours are counted by address and are not passed on beyond the limit.
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
