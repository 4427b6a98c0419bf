import type { Context } from "hono";
import { serviceCodes } from "../../../shared/accounts/error-codes.ts";
import type { Refusal } from "./call.ts";
import type { NoRoomError } from "./password-queue.ts";

type Refused = Refusal["refused"];

/** The codes of the v5 calls (A8.02). A refusal without a code of its own gets `technical`. */
const v5Codes: Readonly<Partial<Record<Refused, number>>> = {
  validationError: 100,
  captchaMismatch: 120,
  verificationFail: 150,
  // Codes of our own, which are not part of the v5 calls.
  connectionAlreadyUsed: 160,
  providerNotImplemented: 161,
  registrationNotConfirmed: 162,
  loginMismatch: 401,
  loginRequestLimitReached: 429,
};
const technical = 199;

/** A v3 or v4 refusal is an answer with a code; a v5 refusal has a status as well. */
export function toRefusal(context: Context, path: string, { refused, ...said }: Refusal): Response {
  if (said.retryAfterSeconds !== undefined) context.header("retry-after", String(said.retryAfterSeconds));
  if (!path.startsWith("/v5/")) {
    return context.json({ err: serviceCodes[refused], ...said });
  }
  const code = v5Codes[refused] ?? technical;
  const status = code === 401 ? 401 : code === 429 ? 429 : code === technical ? 500 : 400;
  return context.json({ code, message: refused, ...said }, status);
}

/** Answers that there are too many requests at once; the client may retry in a moment. */
export function toNoRoom(context: Context, { status, retryAfterSeconds, message }: NoRoomError): Response {
  const code = v5Codes.loginRequestLimitReached ?? technical;
  const body = context.req.path.startsWith("/v5/") ? { code, message } : { err: serviceCodes.loginRequestLimitReached };
  return context.json({ ...body, retryAfterSeconds }, status, { "retry-after": String(retryAfterSeconds) });
}
