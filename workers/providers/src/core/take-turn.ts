import { contentHash } from "../../../../shared/wire/content-hash.ts";
import type { Provider } from "../../../../shared/ingest/signature.ts";
import { ask, retryAfterMs, type Answer, type Fetch } from "./ask.ts";
import { backOffMs } from "./back-off.ts";
import { beSilent, spend, unspent, waitMs, type Spent } from "./budget.ts";
import { dueMs, neverAsked, toAsked, toFailed } from "./due.ts";
import type { Connector, Task, View } from "./connector.ts";
import { mostOutgoing, postOldest, type Post } from "./provider-outbox.ts";
import { isUnderWay, nextMomentMs } from "./pace.ts";
import { applyReading, forgetOld, lookAgain, toView } from "./reading.ts";
import { healthy, keys, type Asked, type Health, type Outgoing, type Store } from "./store.ts";

/** The functions that a turn needs from its environment. */
export type World = {
  readonly fetch: Fetch;
  readonly post: Post;
  readonly nowMs: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Aborts after this many milliseconds. */
  readonly deadline: (afterMs: number) => AbortSignal;
  readonly log: (entry: Readonly<Record<string, unknown>>) => void;
};

export type Source = {
  readonly connector: Connector;
  /** Without a slash at its end. */
  readonly url: string;
  readonly wanted: readonly string[];
  /** The source's key; empty if it has none. */
  readonly token: string;
  readonly provider: Provider;
  /** 1, or less where a developer's own server stands for the source. */
  readonly pace: number;
};

/** A turn is short: an alarm may last, but a source that is slow must not keep what others said from being posted. */
const mostRequests = 12;
const mostPosts = 20;
/** After a source refuses an address (a competition outside the plan, an unknown league), it is not requested again for this long. */
const parkedMs = 24 * 3_600_000;
const mostNamedFaults = 5;
/** When the next turn comes although nothing is due: the plan follows the clock. */
const longestSleepMs = 3_600_000;
/** The clock of a match that is being played moves it from one stage to the next. */
const minuteMs = 60_000;
const shortestSleepMs = 50;

/**
 * Runs one turn of a source: posts waiting records, sends due requests as far as the budget allows, posts their results. All relevant
 * data is in the store after each step, so the next turn can continue one that breaks off anywhere.
 * @returns when the next turn is due, in unix milliseconds
 */
export async function takeTurn(source: Source, store: Store, world: World): Promise<number> {
  await postAll(source, store, world);
  let isBackedUp = isFull(store);
  for (let count = 0; count < mostRequests && !isBackedUp; count += 1) {
    const nowMs = world.nowMs();
    const next = nextTask(source, store, toView(store, nowMs, source.wanted));
    if (next === null || next.dueMs > nowMs) break;
    await take(source, store, world, next);
    isBackedUp = isFull(store);
  }
  forgetOld(store, world.nowMs());
  store.transaction(() => lookAgain(source, store, Math.floor(world.nowMs() / 1000)));
  await postAll(source, store, world);
  return wakeMs(source, store, world.nowMs());
}

type Next = { readonly task: Task; readonly view: View; readonly dueMs: number };

/** The task that may be asked first, and when: its own time, the budget's, and that of the last failure. */
function nextTask({ connector, pace }: Source, store: Store, view: View): Next | null {
  const { nowMs } = view;
  const health = store.get<Health>(keys.health) ?? healthy;
  const spent = store.get<Spent>(keys.spent) ?? unspent(connector.limits, nowMs);
  const earliestMs = Math.max(health.retryMs, nowMs + waitMs(connector.limits, spent, nowMs));
  let first: Next | null = null;
  for (const task of connector.plan(view)) {
    const asked = store.get<Asked>(keys.asked(task.id)) ?? null;
    // The task that has waited longest comes first, so that a short budget starves none of them.
    const at = dueMs(task.everyMs * pace, asked);
    if (first === null || at < first.dueMs) first = { task, view, dueMs: at };
  }
  return first === null ? null : { ...first, dueMs: Math.max(first.dueMs, earliestMs) };
}

async function take(source: Source, store: Store, world: World, { task, view }: Next): Promise<void> {
  const { connector, url, token } = source;
  const nowMs = world.nowMs();
  const spent = store.get<Spent>(keys.spent) ?? unspent(connector.limits, nowMs);
  store.put(keys.spent, spend(connector.limits, spent, nowMs));
  const before = store.get<Asked>(keys.asked(task.id)) ?? null;
  const isAlwaysRead = task.isAlwaysRead === true;
  const validators = before?.path === task.path && !isAlwaysRead ? before : null;
  const answer = await ask(
    world.fetch,
    url + task.path,
    connector.headers(token),
    validators,
    world.deadline(connector.patienceMs),
  );
  const hash = answer.kind === "fresh" ? contentHash(answer.text) : (before?.hash ?? "");
  const use = () => {
    const answeredMs = world.nowMs();
    heedBudget(connector, store, answer, answeredMs);
    const failure = failureOf(connector, answer);
    const isNews = answer.kind === "fresh" && (isAlwaysRead || hash !== before?.hash);
    const reading = isNews ? connector.read(task, answer.text, view) : null;
    const fault = failure ?? (typeof reading === "string" ? reading : null);
    if (fault !== null) return fail(store, world, { task, before, fault, nowMs: answeredMs });
    const isParked = answer.kind === "refused";
    store.put(keys.asked(task.id), {
      ...toAsked(before, answer, { path: task.path, hash, nowMs: answeredMs, jitter: world.random() }),
      parkedUntilMs: isParked ? answeredMs + parkedMs * source.pace : 0,
    });
    const health = store.get<Health>(keys.health) ?? healthy;
    store.put(keys.health, { ...health, answeredMs, failures: 0, retryMs: 0, lastFault: null });
    if (answer.kind === "refused") return [`${answer.status} ${answer.text.slice(0, 200)}`];
    return reading === null || typeof reading === "string" ? [] : applyReading(source, store, reading, answeredMs);
  };
  const faults = attempt(store, use, (fault) => fail(store, world, { task, before, fault, nowMs: world.nowMs() }));
  const said = contentHash(faults.join("\n"));
  const isSaid = before?.said === said;
  store.put<Asked>(keys.asked(task.id), { ...(store.get<Asked>(keys.asked(task.id)) ?? neverAsked), said });
  const path = task.path.split("?")[0];
  // A fault that repeats every half minute is logged once.
  if (faults.length > 0 && !isSaid) {
    const named = faults.slice(0, mostNamedFaults);
    world.log({
      event: "source-fault",
      source: connector.id,
      task: task.id,
      path,
      faults: named,
      count: faults.length,
    });
  }
}

/** If our own code fails on an answer, only that task fails, and the source's other tasks continue. */
function attempt<T>(store: Store, use: () => T, onFault: (fault: string) => T): T {
  try {
    return store.transaction(use);
  } catch (error) {
    return store.transaction(() => onFault(`could not be read: ${error instanceof Error ? error.message : "unknown"}`));
  }
}

/** Applies the pause that the source requests, whatever else it answers. */
function heedBudget(connector: Connector, store: Store, answer: Answer, nowMs: number): void {
  if (answer.kind === "failed") return;
  const { headers } = answer;
  const status = answer.kind === "refused" ? answer.status : 200;
  const text = answer.kind === "refused" ? answer.text : "";
  const silenceMs =
    connector.silenceMs?.({ status, headers, text }) ?? (status === 200 ? null : retryAfterMs(headers, nowMs));
  const spent = store.get<Spent>(keys.spent);
  if (silenceMs !== null && spent !== undefined) store.put(keys.spent, beSilent(spent, nowMs + silenceMs));
}

/** The reason to pause a source: too many requests, a fault of the source, or no answer; null otherwise. */
function failureOf({ passingStatuses = [] }: Connector, answer: Answer): string | null {
  if (answer.kind === "failed") return answer.reason;
  if (answer.kind !== "refused") return null;
  const { status } = answer;
  return status === 429 || status >= 500 || passingStatuses.includes(status) ? `answered ${status}` : null;
}

type Failure = { readonly task: Task; readonly before: Asked | null; readonly fault: string; readonly nowMs: number };

function fail(store: Store, { random }: World, { task, before, fault, nowMs }: Failure): readonly string[] {
  const health = store.get<Health>(keys.health) ?? healthy;
  const failures = health.failures + 1;
  const retryMs = nowMs + backOffMs(failures, random());
  store.put(keys.health, { ...health, failures, lastFault: fault, retryMs });
  store.put(keys.asked(task.id), toFailed(before, retryMs + backOffMs((before?.failures ?? 0) + 1, random())));
  return [fault];
}

async function postAll(source: Source, store: Store, world: World): Promise<void> {
  const { connector, provider } = source;
  for (let count = 0; count < mostPosts; count += 1) {
    const nowMs = world.nowMs();
    const health = store.get<Health>(keys.health) ?? healthy;
    if (health.postRetryMs > nowMs) return;
    const posted = await postOldest(store, provider, world.post, nowMs);
    if (posted === null) return;
    if (posted.kind === "later") {
      const postFailures = health.postFailures + 1;
      const postRetryMs = nowMs + (posted.waitMs ?? backOffMs(postFailures, world.random()));
      store.put(keys.health, { ...health, postFailures, postRetryMs, lastFault: posted.reason });
      world.log({
        event: "source-not-posted",
        source: connector.id,
        reason: posted.reason,
        waitMs: postRetryMs - nowMs,
      });
      return;
    }
    if (health.postFailures > 0)
      store.put(keys.health, { ...health, postFailures: 0, postRetryMs: 0, lastFault: null });
    if (posted.refused.length > 0) {
      const faults = posted.refused.slice(0, mostNamedFaults);
      world.log({ event: "source-refused", source: connector.id, faults, count: posted.refused.length });
    }
  }
}

const isFull = (store: Store): boolean => [...store.list<Outgoing>(keys.outgoings)].length >= mostOutgoing;

function wakeMs(source: Source, store: Store, nowMs: number): number {
  const [waiting] = store.list<Outgoing>(keys.outgoings);
  const { postRetryMs } = store.get<Health>(keys.health) ?? healthy;
  const forPosts = waiting === undefined ? Infinity : Math.max(nowMs, postRetryMs);
  const view = toView(store, nowMs, source.wanted);
  const { known } = view;
  const forTasks = isFull(store) ? Infinity : (nextTask(source, store, view)?.dueMs ?? Infinity);
  const underWay = known.some((one) => isUnderWay(one, nowMs)) ? nowMs + minuteMs : Infinity;
  const held = 1000 * Math.min(Infinity, ...known.map(({ heldUntilSeconds = Infinity }) => heldUntilSeconds));
  const moment = Math.min(held, nextMomentMs(known, nowMs));
  const atMs = Math.min(forPosts, forTasks, underWay, moment, nowMs + longestSleepMs * source.pace);
  return Math.max(atMs, nowMs + shortestSleepMs);
}
