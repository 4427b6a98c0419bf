import { emptyBody, hasData } from "../../../shared/feed/codec.ts";
import type { OriginHealth } from "./origin-health.ts";

export type OriginNetwork = {
  readonly fetchOrigin: (url: string, init: RequestInit) => Promise<Response>;
  /** `AbortSignal.timeout`. */
  readonly timeoutSignal: (delayMs: number) => AbortSignal;
  /** For the log; comes at most once per try. */
  readonly reportFailure: (url: string, reason: string) => void;
};
export type OriginAnswer =
  | { readonly kind: "body"; readonly body: string; readonly seq: string | null; readonly etag: string | null }
  /** No new data (C5.05): the body that the caller holds is still right, but the number may have moved on (F5). */
  | { readonly kind: "unchanged"; readonly seq: string | null }
  | { readonly kind: "failed" };

const tryTimeoutMs = 4_000;
/** Ten times the largest soccer day; more is a broken origin, and an isolate has 128 MB. */
const maxBodyBytes = 16_000_000;

/**
 * Asks the origins one after the other until one answers. Those that failed a moment ago come last; when `insists`,
 * everyone gets a second try, so a single dropped connection is not seen by readers.
 */
export async function askOrigins(
  origins: readonly string[],
  path: string,
  headers: Readonly<Record<string, string>>,
  insists: boolean,
  health: OriginHealth,
  network: OriginNetwork,
): Promise<OriginAnswer> {
  const up = origins.filter((origin) => !health.isDown(origin));
  const down = origins.filter((origin) => health.isDown(origin));
  const tries = insists ? [...up, ...down, ...up, ...down] : up;
  for (const origin of tries) {
    const answer = await askOrigin(origin + path, headers, network);
    health.report(origin, answer.kind !== "failed");
    if (answer.kind !== "failed") return answer;
  }
  return { kind: "failed" };
}

async function askOrigin(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetchOrigin, timeoutSignal, reportFailure }: OriginNetwork,
): Promise<OriginAnswer> {
  try {
    // A redirect would carry the signature to a place that nobody configured.
    const init: RequestInit = { headers, redirect: "manual", signal: timeoutSignal(tryTimeoutMs) };
    return await toAnswer(await fetchOrigin(url, init));
  } catch (error) {
    reportFailure(url, error instanceof Error ? error.message : String(error));
    return { kind: "failed" };
  }
}

/** What an origin did instead of answering; caught above with what the network threw. */
class OriginFailure extends Error {
  override readonly name = "OriginFailure";
}

async function toAnswer(response: Response): Promise<OriginAnswer> {
  const seq = toSeq(response.headers.get("x-feed-seq"));
  const etag = response.headers.get("etag");
  if (response.status === 304 || response.status === 204) return { kind: "unchanged", seq };
  if (response.status !== 200) {
    await response.body?.cancel();
    // Some origins answer 404 where others send the empty feed.
    if (response.status === 404) return { kind: "body", body: emptyBody, seq, etag: null };
    throw new OriginFailure(`status ${response.status}`);
  }
  const body = await readText(response, maxBodyBytes);
  if (body === null) throw new OriginFailure(`more than ${maxBodyBytes} bytes`);
  return { kind: "body", body: hasData(body) ? body : emptyBody, seq, etag };
}

/** Null when the body is larger than allowed; the rest is then not read. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const toSeq = (value: string | null): string | null => (value !== null && /^\d{1,15}$/.test(value) ? value : null);
