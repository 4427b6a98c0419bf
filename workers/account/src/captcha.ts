import { logFailure } from "./log-failure.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { Call } from "./call.ts";

const turnstileUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Checks the captcha of a request. Without a secret key no captcha is needed, and nothing is requested from the service. */
export async function isHuman(
  { env, caller }: { readonly env: Pick<Call["env"], "TURNSTILE_SECRET" | "DEV_TURNSTILE"> } & Pick<Call, "caller">,
  captcha: string | undefined,
): Promise<boolean> {
  const secret = env.TURNSTILE_SECRET ?? "";
  if (secret === "") return true;
  if (captcha === undefined || captcha === "") return false;
  const { address } = caller;
  const body = JSON.stringify({ secret, response: captcha, ...(address === null ? {} : { remoteip: address }) });
  try {
    const response = await fetch(env.DEV_TURNSTILE ?? turnstileUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    return fieldsOf(await response.json())["success"] === true;
  } catch (error) {
    // An outage of the captcha service must not stop registrations; the rate limits still apply.
    logFailure({ action: "ask the captcha service", reason: error });
    return true;
  }
}
