import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseFeedName } from "../../shared/wire/feed-names.ts";
import { everything } from "../../shared/ingest/scope.ts";
import { silentProvider } from "../../shared/timeline/provider.ts";
import type { Publication } from "../../shared/push/publisher.ts";
import { gameSubject } from "../../shared/push/subjects.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { aSchedule } from "../../shared/timeline/schedule.fixture.ts";
import { openAppend } from "../../workers/origin/src/ledger/append.ts";
import { toProviders } from "../../workers/origin/src/ledger/providers.ts";
import type { LedgerContext } from "../../workers/origin/src/ledger/ledger-context.ts";
import type { LedgerQuestion } from "../../workers/origin/src/feeds/ledger-question.ts";
import { aLeague } from "../../workers/origin/test/ledger-in-node.ts";
import { openStorage } from "../../workers/origin/test/storage-in-node.ts";
import { createSeeded } from "./seeded.ts";

const providers = toProviders([{ ...silentProvider, id: "ingest", origin: "real" }]);
const startSeconds = Date.UTC(2029, 2, 10, 16) / 1000;
const eventIds = ["1aaaaaaa", "1bbbbbbb"];
const feeds = ["r_1_1", "u_1_1", "f_1_0_0_fr_1", ...eventIds.flatMap((id) => [`d_su_${id}_fr_1`, `df_sui_1_${id}`])];
const goals = 40;

/** The ledger uses the runtime's types, which this TypeScript program lacks; so its module is imported by a path at run time. */
type Ledger = {
  clock: () => number;
  readonly context: LedgerContext;
  feed(question: LedgerQuestion): Promise<{ readonly body: string | null; readonly etag: string }>;
  postIncidents(claim: object, batch: object): Promise<{ readonly kind: string }>;
  alarm(): Promise<void>;
};
const path = "../../workers/origin/src/ledger-object.ts";
const { LedgerObject } = (await import(path)) as { LedgerObject: new (...given: readonly unknown[]) => Ledger };

const runtime = globalThis as { scheduler?: unknown };
const realScheduler = runtime.scheduler;
beforeEach(() => {
  // Silence the log: each failure is logged.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  runtime.scheduler = realScheduler;
});

/** The real ledger of a sport on a disk that fills up, killed at any time, with a hub that fails or forgets to answer. */
function start(random: ReturnType<typeof createSeeded>) {
  // The ledger writes to the catalogue after this wait, which never ends here.
  runtime.scheduler = { wait: () => new Promise(() => {}) };
  const { storage, close } = openStorage();
  /** The hub's rows, by subject and number. */
  const hub = new Map<string, Map<number, string>>();
  let nowSeconds = startSeconds;
  let isCalm = false;
  /** The number of writes until the disk is full. */
  let room = Infinity;
  const flushes: Promise<unknown>[] = [];

  async function publish(_: number, { subject, firstSeq, rows }: Publication) {
    if (!isCalm && random.chance(0.2)) throw new Error("the hub is down");
    const held = hub.get(subject) ?? new Map<number, string>();
    hub.set(subject, held);
    rows.forEach((row, index) => held.set(firstSeq + index, row));
    if (!isCalm && random.chance(0.2)) throw new Error("the answer was lost");
    return { have: Math.max(...held.keys()) };
  }

  function open() {
    const life = { isAlive: true };
    const exec = (query: string, ...bindings: unknown[]) => {
      if (!life.isAlive) throw new Error("the object is dead");
      if (/^\s*(INSERT|UPDATE|DELETE)/i.test(query) && (room -= 1) < 0) throw new Error("the disk is full");
      return storage.sql.exec(query, ...bindings);
    };
    const state = {
      storage: { ...storage, sql: { exec }, setAlarm: async () => {} },
      id: { name: "1" },
      waitUntil: (work: Promise<unknown>) => flushes.push(work.catch(() => {})),
    };
    const ledger = new LedgerObject(state, { PUSH: { publish }, CATALOGUE: {} }, providers);
    ledger.clock = () => nowSeconds;
    return { ledger, life };
  }
  let current = open();
  return {
    hub,
    close,
    ledger: () => current.ledger,
    kill() {
      current.life.isAlive = false;
      current = open();
    },
    /** A second ledger on the same storage with empty caches. */
    another: () => open().ledger,
    fill: (writes: number) => void (room = writes),
    calm: () => void ([isCalm, room] = [true, Infinity]),
    pass: (seconds: number) => void (nowSeconds += seconds),
    now: () => nowSeconds,
    /** Runs the ledger's alarm until nothing is left to publish. */
    async settle() {
      for (let rung = 0; rung < 5; rung += 1) {
        nowSeconds += 60;
        void current.ledger.alarm().catch(() => {});
        // One immediate is enough: nothing in the alarm waits for a timer.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

it.each([1, 2, 3, 4, 5, 6])(
  "what the ledger accepted is in it once, numbered without gaps at the hub, told once, and what feeds say (seed %i)",
  async (seed) => {
    const random = createSeeded(seed);
    const stack = start(random);
    const known = new Map<string, string>();
    const batch = openAppend(stack.ledger().context, startSeconds, "wire");
    stack.ledger().context.events.putLeague(aLeague());
    for (const eventId of eventIds) {
      const schedule = aSchedule({ eventId, startSeconds, provider: "ingest" });
      batch.add(schedule, [{ kind: "status", atSeconds: startSeconds, status: eventStatus.firstHalf }]);
    }
    batch.save();

    /** Requests each feed as a proxy does, with the hash of its copy, and compares the answer with that of a ledger with empty caches. */
    async function compare(): Promise<void> {
      const fresh = stack.another();
      for (const text of feeds) {
        const name = parseFeedName(text);
        if (name === null) throw new Error(`no feed ${text}`);
        const question = { name, projectLanguage: "fr", market: null, asOfSeq: null, agoSeconds: 0 } as const;
        const { body, etag } = await fresh.feed({ ...question, knownEtag: null });
        const said = await stack.ledger().feed({ ...question, knownEtag: known.get(text) ?? null });
        expect([text, said.etag, said.body]).toEqual([text, etag, known.get(text) === etag ? null : body]);
        known.set(text, etag);
      }
    }

    let requests = 0;
    /** Posts as a provider does: it repeats the request under the same key until it gets an answer. */
    async function post(eventId: string, id: string): Promise<void> {
      for (;;) {
        requests += 1;
        expect(requests).toBeLessThan(goals * 20);
        const value = { eventId, id, kind: "goal", side: 1, minute: "5", atSeconds: stack.now() } as const;
        const claim = {
          requestId: String(requests),
          provider: "wire",
          scope: everything,
          signature: String(requests),
          atMs: stack.now() * 1000,
          path: "/ingest/v1/incidents",
          bytes: 100,
          records: 1,
          idempotency: { key: id, request: id },
        };
        const incidents = { valid: [{ pointer: "/incidents/0", value }], refused: [] };
        if (random.chance(0.3)) stack.fill(random.below(25));
        const outcome = await stack
          .ledger()
          .postIncidents(claim, { mode: "partial", incidents })
          .catch(() => null);
        stack.fill(Infinity);
        const isAnswerLost = random.chance(0.2);
        if (random.chance(0.2)) stack.kill();
        await compare();
        if (outcome?.kind === "applied" && !isAnswerLost) return;
        stack.pass(1);
      }
    }

    for (let goal = 0; goal < goals; goal += 1) {
      await post(random.pick(eventIds) ?? "", `g${goal}`);
      stack.pass(random.below(5));
    }
    stack.calm();
    await stack.settle();
    const { incidents, changes, subjects } = stack.ledger().context;
    const stored = eventIds.map((id) => incidents.ofEvent(id).flatMap(({ incident }) => incident.id ?? []));
    expect(stored.flat().toSorted()).toEqual(Array.from({ length: goals }, (_, goal) => `g${goal}`).toSorted());
    const held = stack.hub.get(subjects.update) ?? new Map<number, string>();
    const kept = changes.from(subjects.update, 1, { rows: 1_000, length: 1e6 });
    expect([...held].toSorted(([a], [b]) => a - b)).toEqual(kept.map(({ seq, row }) => [seq, row]));
    const told = eventIds.map((id) => [...(stack.hub.get(gameSubject("fr", 1, id)) ?? [])].map(([, row]) => row));
    expect(told.map((rows) => rows.length)).toEqual(stored.map((ids) => ids.length));
    expect(new Set(told.flat()).size).toBe(goals);
    stack.close();
  },
);
