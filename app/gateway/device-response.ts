import { parseJson } from "../../shared/json/parse-json.ts";
import { maxDeviceCallBytes } from "../../shared/push/limits.ts";
import type { SiteEnv } from "../load-context.ts";
import { onlyMethods, plainAnswer } from "./plain-answers.ts";
import { readBounded } from "./read-bounded.ts";

/**
 * GET gives the key for which a browser subscribes, 404 where the operator has none. POST takes what a browser follows (`DeviceCall`):
 * 204, or why not.
 */
export async function toDeviceResponse(request: Request, desk: SiteEnv["DEVICE_DESK"]): Promise<Response> {
  if (request.method === "GET") {
    const key = await desk.publicKey();
    return key === null ? plainAnswer(404, "Not offered here") : plainAnswer(200, key);
  }
  if (request.method !== "POST") return onlyMethods("GET, POST");
  const body = await readBounded(request, maxDeviceCallBytes);
  if (body === null) return plainAnswer(413, "Too large");
  switch (await desk.keep(parseJson(body))) {
    case "kept":
      return plainAnswer(204, "");
    case "off":
      return plainAnswer(404, "Not offered here");
    case "foreign":
      return plainAnswer(403, "Not a push service");
    case "full":
      return plainAnswer(503, "No room");
    default:
      return plainAnswer(400, "Not a call");
  }
}
