import { encryptNotification } from "@block65/webcrypto-web-push";
import type { Device } from "../../../../shared/push/device.ts";
import type { NewsKind } from "../../../../shared/push/news-kinds.ts";
import { logFailure } from "../log-failure.ts";
import type { DueMessage } from "./device-book.ts";
import type { Vapid } from "./vapid.ts";

/**
 * The outcome of sending a message:
 * - `done`: the push service has it;
 * - `refused`: the push service does not take it, and another attempt would end the same;
 * - `gone`: the browser has unsubscribed, and is forgotten;
 * - `later`: the sender tries again after `afterSeconds`, which is null when the service names no time.
 */
export type Sent =
  | { readonly is: "done" | "refused" | "gone" }
  | { readonly is: "later"; readonly afterSeconds: number | null };

const answerMs = 10_000;
/** How long a service keeps a message for a browser that is off: an end is news until tomorrow, a goal is not. */
export const lifetimeSeconds = (kind: NewsKind): number => (kind === "end" ? 12 : 2) * 3600;

type PushMessage = Pick<Device, "endpoint" | "p256dh" | "auth"> & {
  readonly payload: string;
  /** The service keeps the last message of a topic: three goals are one line. */
  readonly topic: string;
  /** How long the service keeps it for a browser that is off. */
  readonly ttlSeconds: number;
  readonly urgency: "high" | "normal";
};

export function sendMessage(message: DueMessage, vapid: Vapid, nowSeconds: number): Promise<Sent> {
  const { kind, atSeconds } = message;
  const ttlSeconds = atSeconds + lifetimeSeconds(kind) - nowSeconds;
  const urgency = kind === "score" || kind === "end" ? "high" : "normal";
  return postMessage({ ...message, ttlSeconds, urgency }, vapid, nowSeconds);
}

/** Encrypts a message for its browser (RFC 8291) and posts it to the browser's push service (RFC 8030). Never rejects. */
export async function postMessage(message: PushMessage, vapid: Vapid, nowSeconds: number): Promise<Sent> {
  const { endpoint, topic, ttlSeconds, urgency } = message;
  const body = await encrypt(message);
  if (body === null) return { is: "gone" };
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      // Push services do not redirect, so a redirect is not followed.
      redirect: "manual",
      signal: AbortSignal.timeout(answerMs),
      headers: {
        authorization: await vapid.authorize(new URL(endpoint).origin, nowSeconds),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(ttlSeconds),
        topic,
        urgency,
      },
      body,
    });
    await response.body?.cancel();
    return toSent(response.status, response.headers.get("retry-after"), endpoint);
  } catch {
    return { is: "later", afterSeconds: null };
  }
}

/** Returns null when the browser's key is invalid: another attempt would fail too. */
const encrypt = ({ endpoint, p256dh, auth, payload }: PushMessage): Promise<Uint8Array<ArrayBuffer> | null> =>
  encryptNotification(
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    new TextEncoder().encode(payload),
  ).catch(() => null);

/** @param retryAfter seconds, as push services write it */
export function toSent(status: number, retryAfter: string | null, endpoint: string): Sent {
  if (status === 404 || status === 410) return { is: "gone" };
  if (status === 429 || status >= 500) {
    const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
    return { is: "later", afterSeconds: seconds };
  }
  // The path of an endpoint is a secret of its browser.
  if (status < 300) return { is: "done" };
  logFailure({ action: "send a message", url: new URL(endpoint).origin, status });
  return { is: "refused" };
}
