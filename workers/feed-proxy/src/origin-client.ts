import { emptyBody, hasData } from "../../../shared/wire/codec.ts";
import { formatFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import type { AskOrigin, OriginAnswer, OriginQuestion } from "./ask-origin.ts";
import type { FailureLog } from "./failure-log.ts";
import type { FeedEntry } from "./feed-entry.ts";
import type { OriginHealth } from "./origin-health.ts";
import { atMost, type Timers } from "./timers.ts";
import { endsSigned, formFault } from "./body-form.ts";

export type OriginNetwork = { readonly askOrigin: AskOrigin; readonly timers: Timers };
export type OriginTask = Omit<OriginQuestion, "knownEtag" | "knownSeq"> & {
  /** In the order of choice; never empty. */
  readonly origins: readonly string[];
  /** The body that may be served while the origins fail; their answers must not be older than it. */
  readonly kept: FeedEntry | null;
};
export type Outcome =
  | ({ readonly kind: "good" } & OriginAnswer)
  /** Every origin that answers has an older body than `kept`; this one is the newest of them. */
  | ({ readonly kind: "behind" } & OriginAnswer)
  | { readonly kind: "failed" };

/** The limit for all tries together: clients retry by themselves, and a browser gives up after 10 s. */
export const deadlineMs = 5_000;

/** After an origin is silent for this long, the next one is asked as well. */
export const hedgeMs = 200;

/**
 * Asks the origins until one answers well. It asks the next one when an origin fails, and also, in parallel, when an origin is
 * silent. Origins that failed a moment ago come last. It calls `onFailover` when an origin other than the first one answers. While
 * nothing is kept, every origin gets a second try, so that clients do not see a single dropped connection (docs/adr/025).
 */
export async function askOrigins(
  task: OriginTask,
  health: OriginHealth,
  log: FailureLog,
  network: OriginNetwork,
  onFailover: (first: string, other: string) => void,
): Promise<Outcome> {
  const deadline = new AbortController();
  const cancel = network.timers.after(deadlineMs, () => deadline.abort());
  const { origins, kept } = task;
  const order = [...origins.filter((url) => !health.isDown(url)), ...origins.filter((url) => health.isDown(url))];
  const tries = kept === null ? [...order, ...order] : order;
  const running = new Map<string, Promise<Answered>>();
  let next = 0;
  let behind: Outcome = { kind: "failed" };
  const askNext = () => {
    const origin = tries[next] ?? "";
    // The next one must have time left, and half of the rest is enough for an origin that answers at all.
    const limitMs = next < order.length - 1 ? deadlineMs / 2 ** (next + 1) : deadlineMs;
    next += 1;
    running.set(
      origin,
      tryOrigin(origin, task, limitMs, deadline.signal, network).then((answer) => ({ origin, answer })),
    );
  };
  try {
    for (;;) {
      if (running.size === 0) {
        if (next >= tries.length || deadline.signal.aborted) return behind;
        askNext();
      }
      // Hedge once per origin: a slow origin gains nothing from a second request beside the first.
      const answered = await firstOf([...running.values()], next < order.length ? hedgeMs : null, network.timers);
      if (answered === null) {
        if (!deadline.signal.aborted) askNext();
        continue;
      }
      const { origin, answer } = answered;
      running.delete(origin);
      health.report(origin, answer.kind === "failed" ? answer.how : answer.kind === "good" ? "answered" : "failed");
      if (answer.kind === "good") {
        // The other running origins were asked before or in parallel and are still silent.
        for (const silent of running.keys()) health.report(silent, "late");
        const [first = origin] = origins;
        if (origin !== first) onFailover(first, origin);
        return answer;
      }
      log(origin, `/${task.projectId}/x/feed/${formatFeedName(task.name)}`, answer.reason);
      if (answer.kind === "behind" && (behind.kind === "failed" || Number(answer.seq) > Number(behind.seq))) {
        behind = answer;
      }
    }
  } finally {
    cancel();
    deadline.abort();
  }
}

type Answered = { readonly origin: string; readonly answer: Tried };

/** Null when none has answered in time. Without a time limit it waits for the first answer. */
const firstOf = (
  answers: readonly Promise<Answered>[],
  waitMs: number | null,
  timers: Timers,
): Promise<Answered | null> =>
  waitMs === null ? Promise.race(answers) : atMost(timers, waitMs, Promise.race(answers));

type Tried =
  | ({ readonly kind: "good" } & OriginAnswer)
  | ({ readonly kind: "behind"; readonly reason: string } & OriginAnswer)
  | { readonly kind: "failed"; readonly how: "failed" | "late"; readonly reason: string };

async function tryOrigin(
  origin: string,
  { projectId, name, agoSeconds, market, continent, kept }: OriginTask,
  limitMs: number,
  deadline: AbortSignal,
  { askOrigin, timers }: OriginNetwork,
): Promise<Tried> {
  const known = { knownEtag: kept?.originEtag ?? null, knownSeq: kept?.seq ?? null };
  const question = { projectId, name, agoSeconds, market, continent, ...known };
  try {
    const answer = await inTime(limitMs, deadline, timers, (signal) => askOrigin(origin, question, signal));
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

class LateAnswer extends Error {
  override readonly name = "LateAnswer";
}

/** @throws LateAnswer when time is up, whether or not the work obeys its signal */
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

/** Why a body of status 200 cannot be this feed's (F23), null where it can. */
function wrongBody(name: FeedName, body: string | null, kept: FeedEntry | null): string | null {
  if (body === null) return null;
  const fault = formFault(name, body);
  if (fault !== null) return fault;
  const hasLostEnd = kept !== null && endsSigned(kept.body) && hasData(body) && !endsSigned(body);
  return hasLostEnd ? "ends without its signature" : null;
}

/**
 * Why a valid answer is older than the kept body (F23), null where it is not. It may be right: an origin that was
 * rebuilt counts from 1 again. So time decides (`isOutvoted`).
 */
function behindWhat({ body, seq }: OriginAnswer, kept: FeedEntry | null): string | null {
  if (kept === null) return null;
  if (seq !== null) return Number(seq) < Number(kept.seq ?? 0) ? `seq ${seq} after ${kept.seq}` : null;
  if (body === null) return null;
  if (kept.seq !== null) return `no seq after ${kept.seq}`;
  // An origin that means the empty feed answers 0 (F3).
  return !hasData(body) && body !== emptyBody && hasData(kept.body) ? "nothing where a feed was" : null;
}
