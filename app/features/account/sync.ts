import { isEmptyDiff, toDataDiff } from "../../../shared/account/data-diff.ts";
import { syncAction } from "../../../shared/account/login.ts";
import type { Json, JsonObject } from "../../../shared/json/json-value.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { firstFreshnessCheckMs, freshness, isFresh } from "../../../shared/loading/timing.ts";
import { firstAttempt, freshnessRetry, nextAttempt, type Attempts } from "../../loading/retry.ts";
import type { Account } from "./account.ts";
import { isEmptyPart } from "../../../shared/account/empty-part.ts";
import { mergePart, toEntryDiff } from "./entry-diff.ts";
import type { PersonalParts } from "./personal-parts.ts";
import { throwOn } from "./throw-on.ts";

export type SyncOptions = {
  readonly account: Pick<Account, "getData" | "store" | "session">;
  readonly parts: PersonalParts;
  /** Asks whether games of this browser go into an account that follows others. */
  readonly keepsGames: () => Promise<boolean>;
  readonly nowSeconds: () => number;
  readonly random: () => number;
  /** Runs `work` after a delay; returns a function that cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void;
};

export type Sync = ReturnType<typeof createSync>;

/** Whether this browser has games that the account has not, and the account has some, too. */
function bothHoldOwnGames(held: Json | undefined, stored: Json | undefined): boolean {
  if (isEmptyPart(held) || isEmptyPart(stored)) return false;
  const known = fieldsOf(stored);
  return Object.entries(fieldsOf(held)).some(([kind, games]) =>
    Object.keys(fieldsOf(games)).some((key) => !Object.hasOwn(fieldsOf(known[kind]), key)),
  );
}

/** Changes that a visitor makes one after the other are sent together. */
const gatherMs = 250;

/**
 * Keeps personal data equal on all devices of an account (C6.02, A4.10): it sends this device's changes since the last exchange
 * to the account, and writes the account's changes into this browser. `entry-diff.ts` resolves two changes of one entry. The
 * session's inner data is the data of this browser when both last agreed.
 */
export function createSync({ account, parts, keepsGames, nowSeconds, random, after }: SyncOptions) {
  const { session } = account;
  let loadedAtSeconds: number | null = null;
  /** The last change up to which this browser has all. */
  let revision = 0;
  let attempts: Attempts | null = null;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isWriting = false;
  let isStopped = false;
  let cancelSoon: (() => void) | null = null;
  let cancelCheck: (() => void) | null = null;
  const ends: (() => void)[] = [];
  /** Callers that wait for the result of the next exchange. */
  let waiting: ((isDone: boolean) => void)[] = [];

  const readParts = (): Readonly<Record<string, Json>> =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, part.read()]));

  /** Returns false if something could not be loaded or sent; the next attempt continues from the state that was reached. */
  async function exchange(): Promise<boolean> {
    const before = session.get();
    if (before === null) return true;
    const server = await account.getData();
    const known = session.get();
    if (known === null) return true;
    if (server === null) return false;
    loadedAtSeconds = nowSeconds();
    revision = server.revision;
    const isFirst = Object.keys(before.data).length === 0;
    let local = readParts();
    const action = syncAction(known, server.data, isFirst ? local : {});
    if (action.type === "defer") return true;
    if (isFirst && bothHoldOwnGames(local["mygames"], server.data["mygames"])) {
      const isKept = await keepsGames();
      if (isStopped) return true;
      if (!isKept) write("mygames", server.data["mygames"], readParts()["mygames"] ?? {});
      local = readParts();
    }
    const agreed: Record<string, Json> = { ...known.data };
    for (const [key, part] of Object.entries(parts)) {
      const held = local[key] ?? {};
      const merged = mergePart(known.data[key], held, server.data[key]);
      const diff = toEntryDiff(server.data[key], merged);
      if (!isEmptyDiff(diff) && !(server.data[key] === undefined && isEmptyPart(merged))) {
        const stored = await account.store(key, diff);
        if (stored === null) return false;
        // Otherwise another device wrote after this one had read, and the push says so.
        if (stored.since === revision) ({ revision } = stored);
      }
      // Changes that the visitor made during the exchange are sent by the next one.
      const now = part.read();
      const next = mergePart(held, now, merged);
      agreed[key] = write(key, next, now);
      if (!isEmptyDiff(toDataDiff(held, now))) agreed[key] = merged ?? {};
    }
    session.save({ data: agreed as JsonObject, storeAfterLoginNeeded: false });
    return true;
  }

  /** Writes a part's value, and returns the value that the browser stored. */
  function write(key: string, value: Json | undefined, now: Json): Json {
    const part = parts[key];
    if (part === undefined || isEmptyDiff(toDataDiff(now, value))) return now;
    isWriting = true;
    try {
      part.write(value);
    } finally {
      isWriting = false;
    }
    return part.read();
  }

  async function run(): Promise<void> {
    cancelSoon?.();
    cancelSoon = null;
    if (isStopped) return;
    if (running !== null) {
      isWanted = true;
      return running;
    }
    isWanted = false;
    const told = waiting;
    waiting = [];
    const tell = (isDone: boolean) => told.forEach((each) => each(isDone));
    running = exchange().then(
      (isDone) => {
        running = null;
        tell(isDone);
        if (isDone) attempts = null;
        else retry();
        if (isDone && isWanted) soon(0);
      },
      (error: unknown) => {
        running = null;
        tell(false);
        retry();
        throwOn(error, "sync");
      },
    );
    return running;
  }

  function retry() {
    attempts = nextAttempt(attempts ?? firstAttempt(true), { type: "failed" }, freshnessRetry);
    if (attempts.phase !== "waiting") return;
    const { delayMs } = attempts;
    cancelSoon = after(delayMs, () => {
      attempts = attempts === null ? null : nextAttempt(attempts, { type: "waited" }, freshnessRetry);
      void run();
    });
  }

  function soon(delayMs: number) {
    if (isStopped || session.get() === null) return;
    cancelSoon?.();
    cancelSoon = after(delayMs, () => void run());
  }

  function check() {
    cancelCheck = after(freshness.checkEverySeconds * 1000, check);
    // A series of attempts that has ended starts again from the first.
    if (attempts !== null && attempts.phase !== "exceeded") return;
    if (loadedAtSeconds === null || !isFresh(loadedAtSeconds, nowSeconds())) {
      attempts = null;
      if (session.get() !== null) void run();
    }
  }

  return {
    start(): Promise<void> {
      for (const part of Object.values(parts)) {
        ends.push(
          part.subscribe(() => {
            if (!isWriting) soon(gatherMs);
          }),
        );
      }
      cancelCheck = after(firstFreshnessCheckMs(random()), check);
      return run();
    },
    /** Something changed on another device, or the network is back. */
    now: run,
    /** Resolves to whether the account has stored all changes made so far, which is the result of the next exchange that includes them. */
    taken: () => new Promise<boolean>((resolve) => void waiting.push(resolve)),
    /** The push said which change is the last one. */
    heard(newest: number) {
      if (newest > revision) void run();
    },
    stop() {
      isStopped = true;
      cancelSoon?.();
      cancelCheck?.();
      for (const end of ends.splice(0)) end();
      for (const tell of waiting.splice(0)) tell(true);
    },
  };
}
