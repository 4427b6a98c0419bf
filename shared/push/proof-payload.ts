import { parseJson } from "../basics/parse-json.ts";
import { fieldsOf } from "../basics/record.ts";

/** The first message to a browser, which shows nothing: the service worker sends the proof back with its call. */
export const toProofPayload = (proof: string): string => JSON.stringify({ proof });

/** Null for any other message; never throws. */
export function parseProofPayload(payload: string): string | null {
  const { proof } = fieldsOf(parseJson(payload));
  return typeof proof === "string" ? proof : null;
}
