import { emptyBody, hasData } from "../../../shared/feed/codec.ts";
import type { FeedName } from "../../../shared/feed/names.ts";
import type { FailureLog } from "./failure-log.ts";
import type { FeedEntry } from "./feed-entry.ts";
import { behindWhat, wrongBody } from "./judge-answer.ts";
import type { OriginHealth } from "./origin-health.ts";
import type { Timers } from "./timers.ts";

export type OriginNetwork = {
  readonly fetchOrigin: (url: string, init: RequestInit) => Promise<Response>;
  readonly timers: Timers;
};
export type OriginQuestion = {
  /** In the order of choice; never empty. */
  readonly origins: readonly string[];
  readonly name: FeedName;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What may stand in while the origins fail, and what their answers must not go back behind. */
  readonly kept: FeedEntry | null;
};
/** `body` is null for "no new data" (C5.05): what the asker holds is still right, but its number may have moved on (F5). */
export type Answer = { readonly body: string | null; readonly seq: string | null; readonly etag: string | null };
export type OriginAnswer =
  | ({ readonly kind: "good" } & Answer)
  /** Every origin that answers goes back behind `kept`; this one the least. */
  | ({ readonly kind: "behind" } & Answer)
  | { readonly kind: "failed" };

/** Over all tries together: readers come back by themselves, and a browser gives up after 10 s. */
export const deadlineMs = 5_000;
/** Ten times the largest soccer day; more is a broken origin, and an isolate has 128 MB. */
const maxBodyBytes = 16_000_000;

/**
 * Asks the origins one after the other until one answers well. Those that failed a moment ago come last; while nothing is
 * kept everyone gets a second try, so a single dropped connection is not seen by readers.
 */
export async function askOrigins(
  question: OriginQuestion,
  health: OriginHealth,
  log: FailureLog,
  network: OriginNetwork,
): Promise<OriginAnswer> {
  const deadline = new AbortController();
  const cancel = network.timers.after(deadlineMs, () => deadline.abort());
  const { origins, kept } = question;
  const order = [...origins.filter((url) => !health.isDown(url)), ...origins.filter((url) => health.isDown(url))];
  let behind: OriginAnswer = { kind: "failed" };
  try {
    for (const [index, origin] of (kept === null ? [...order, ...order] : order).entries()) {
      if (deadline.signal.aborted) break;
      // The next one must have time left, and half of the rest is enough for whoever answers at all.
      const limitMs = index < order.length - 1 ? deadlineMs / 2 ** (index + 1) : deadlineMs;
      const answer = await askOrigin(origin, question, limitMs, deadline.signal, network);
      health.report(origin, answer.kind === "failed" ? answer.how : answer.kind === "good" ? "answered" : "failed");
      if (answer.kind === "good") return answer;
      log(origin, question.path, answer.reason);
      if (answer.kind === "behind" && (behind.kind === "failed" || Number(answer.seq) > Number(behind.seq))) {
        behind = answer;
      }
    }
    return behind;
  } finally {
    cancel();
  }
}

type Tried =
  | ({ readonly kind: "good" } & Answer)
  | ({ readonly kind: "behind"; readonly reason: string } & Answer)
  | { readonly kind: "failed"; readonly how: "failed" | "late"; readonly reason: string };

async function askOrigin(
  origin: string,
  { name, path, headers, kept }: OriginQuestion,
  limitMs: number,
  deadline: AbortSignal,
  { fetchOrigin, timers }: OriginNetwork,
): Promise<Tried> {
  try {
    const answer = await inTime(limitMs, deadline, timers, async (signal) =>
      // A redirect would carry the signature to a place that nobody configured.
      toAnswer(await fetchOrigin(origin + path, { headers, redirect: "manual", signal })),
    );
    const fault = wrongBody(name, answer.body, kept);
    if (fault !== null) return { kind: "failed", how: "failed", reason: fault };
    const behind = behindWhat(answer, kept);
    const body = answer.body === null || hasData(answer.body) ? answer.body : emptyBody;
    return behind === null ? { kind: "good", ...answer, body } : { kind: "behind", reason: behind, ...answer, body };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "failed", how: error instanceof LateAnswer ? "late" : "failed", reason };
  }
}

/** What an origin did instead of answering; caught above with what the network threw. */
class OriginFailure extends Error {
  override readonly name = "OriginFailure";
}
class LateAnswer extends Error {
  override readonly name = "LateAnswer";
}

/** @throws LateAnswer when time is up, whether or not the work heeds its signal */
async function inTime<T>(
  limitMs: number,
  deadline: AbortSignal,
  timers: Timers,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const attempt = new AbortController();
  const end = () => attempt.abort(new LateAnswer("no answer in time"));
  const cancel = timers.after(limitMs, end);
  deadline.addEventListener("abort", end);
  const late = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener("abort", () => reject(attempt.signal.reason));
  });
  try {
    return await Promise.race([work(attempt.signal), late]);
  } finally {
    cancel();
    deadline.removeEventListener("abort", end);
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  const seq = toSeq(response.headers.get("x-feed-seq"));
  const etag = response.headers.get("etag");
  if (response.status === 304 || response.status === 204) return { body: null, seq, etag };
  if (response.status !== 200) {
    await response.body?.cancel();
    // Some origins answer 404 where others send the empty feed.
    if (response.status === 404) return { body: "", seq, etag: null };
    throw new OriginFailure(`status ${response.status}`);
  }
  const body = await readText(response, maxBodyBytes);
  if (body === null) throw new OriginFailure(`more than ${maxBodyBytes} bytes`);
  return { body: body.trim(), seq, etag };
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
