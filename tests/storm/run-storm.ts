import { maxUnreadBytes } from "../../shared/push/push-limits.ts";
import { toSocketPath, toSocketQuestion } from "../../shared/push/socket-question.ts";
import { installRuntime } from "./install-runtime.ts";
import { createObjects } from "./objects.ts";
import type { ProxyCode } from "./proxy-code.ts";
import type { PushCode } from "./push-code.ts";
import { readStream } from "./read-stream.ts";
import { createSeeded } from "./seeded.ts";
import { createSubscriber, type Subscriber } from "./subscriber.ts";
import { createStormLedgers, type StormHub } from "./storm-ledgers.ts";
import { createStormPlaces } from "./storm-places.ts";
import { sameTable } from "./virtual-ledger.ts";
import { createVirtualTime } from "./virtual-time.ts";
import { createWire, type ClientEnd, type Wire } from "./wire.ts";

export type StormReport = {
  /** The faults found; empty if there were none. */
  readonly faults: readonly string[];
  readonly changes: number;
  readonly subscribers: number;
  readonly closeCodes: readonly number[];
  /** How often each mishap happened. */
  readonly mishaps: Readonly<Record<string, number>>;
};

const subjects = ["u_1_1", "ul_1_1"] as const;
const hubName = "sport:1";
const directoryName = "sport:1:weur";
/** Three relays, whose parents are the hub, the region's branch and a lower branch, and those two branches. */
const shards = [0, 1, 40] as const;
const relayNames = shards.map((shard) => `sport:1:weur:${shard}`);
const branchNames = ["sport:1:weur", "sport:1:weur/0"] as const;
const steps = 120;
/** Longer than every wait of a subscriber, a ledger and two heartbeats. */
const calmMs = 400_000;

function toRequest(path: string) {
  const { searchParams } = new URL(path, "https://tribune.test");
  const question = toSocketQuestion(searchParams, { market: null, address: null, continent: null });
  return { url: `https://push.invalid${toSocketPath(question)}` };
}

/** Runs one storm; everything that happens follows from the seed (docs/adr/028). */
export async function runStorm(seed: number, code: PushCode & ProxyCode): Promise<StormReport> {
  const random = createSeeded(seed);
  const time = createVirtualTime();
  const faults: string[] = [];
  const mishaps: Record<string, number> = {};
  const wires: { readonly wire: Wire; readonly isRead: boolean }[] = [];
  const subscribers: Subscriber[] = [];
  let isCalm = false;
  let troubleUntilMs = 0;
  /** Whether subscribers' tables can be compared with the ledger at every moment: false while histories change. */
  let isComparable = true;

  const restore = installRuntime({
    nowMs: time.clockMs,
    random: createSeeded(~seed).next,
    wait: (delayMs) => new Promise((resolve) => time.after(delayMs, () => resolve())),
    openPair: () => {
      const pace = pickPace();
      const wire = createWire(time, { delayMs: () => random.between(1, 40), readDelayMs: pace.readDelayMs });
      wires.push({ wire, isRead: pace.isRead });
      objects.adopt(wire);
      return wire;
    },
  });

  /** Picks a pace: most subscribers are quick; a slow one lets frames wait, a stuck one stops for ever. */
  function pickPace() {
    if (isCalm || random.chance(0.75)) return { isRead: true, readDelayMs: () => random.between(1, 30) };
    if (random.chance(0.6)) return { isRead: true, readDelayMs: () => random.between(300, 3_000) };
    let left = random.below(8);
    return { isRead: false, readDelayMs: () => ((left -= 1) < 0 ? null : 10) };
  }

  /** Whether newcomers go to any of these relays, or only where their directory sends them. */
  const isWide = random.chance(0.5);
  const relayOf = () => (isWide ? random.pick(relayNames) : undefined) ?? "sport:1:weur:0";
  const branchOf = () => (isWide ? random.pick(branchNames) : undefined) ?? branchNames[0];
  const wide = { rooms: shards.map((shard) => ({ shard, sockets: 0 })), returnMs: 0 };

  /** The one relay or branch that is far from its parent, or slow; the others are near. */
  const farName = random.chance(0.4) ? random.pick([...relayNames, ...branchNames]) : undefined;
  const farMs = random.pick([150, 150, 1_000, 3_000]) ?? 0;

  const objects = createObjects(code.classes, time, ({ className, name, method }) => {
    const isTrouble = time.nowMs() < troubleUntilMs || random.chance(isCalm ? 0 : 0.01);
    const fate = !isTrouble ? "fine" : random.chance(0.5) ? "lost" : random.chance(0.5) ? "unanswered" : "fine";
    const answer = isWide && className === "Directory" ? { answer: wide } : {};
    const wayMs = name === farName && method === "deliver" ? farMs : 0;
    return { delayMs: wayMs + random.between(0, 15), answerDelayMs: wayMs + random.between(0, 15), fate, ...answer };
  });

  const doors = objects.doors(code.createKnownPlaces());

  const ledgers = createStormLedgers({
    subjects,
    time,
    random,
    hub: objects.hub(hubName) as StormHub,
  });

  let proxyTroubleUntilMs = 0;
  const places = createStormPlaces({
    code,
    time,
    random,
    isTrouble: () => time.nowMs() < proxyTroubleUntilMs || random.chance(isCalm ? 0 : 0.05),
    subjects,
    ledgerOf: ledgers.of,
  });

  /** Opens a socket through the Worker's own entry; its answer arrives later. */
  function open(path: string): ClientEnd {
    let end: ClientEnd | null = null;
    let listener: Parameters<ClientEnd["listen"]>[0] | null = null;
    let isGivenUp = false;
    code.openSocket(toRequest(path), doors).then(
      ({ webSocket }) => {
        const found = wires.find(({ wire }) => wire.held === webSocket)?.wire;
        if (found === undefined) return listener?.closed(1006);
        end = found.client;
        if (isGivenUp) return end.close();
        if (listener !== null) end.listen(listener);
      },
      () => listener?.closed(1006),
    );
    return {
      listen(given) {
        listener = given;
        end?.listen(given);
      },
      send: (text) => end?.send(text),
      close() {
        isGivenUp = true;
        end?.close();
      },
    };
  }

  /** Opens a stream instead (P21); a network between may lose all its unread frames. */
  const openStream = (path: string): ClientEnd =>
    readStream(code.openStream(toRequest(path), doors), {
      after: time.after,
      readDelayMs: () => random.between(1, isCalm || random.chance(0.9) ? 30 : 3_000),
      isCut: () => !isCalm && random.chance(0.01),
    });

  function subscribe() {
    const index = subscribers.length;
    const subscriber = createSubscriber({
      time,
      random: random.next,
      open: random.chance(0.3) ? openStream : open,
      loadFeed: places.loadFeed,
      failed: (what) => faults.push(`at ${time.nowMs()} ms subscriber ${index}: ${what}`),
      changed({ subject, have, table }) {
        if (!isComparable || sameTable(table, ledgers.of(subject).state(have))) return;
        faults.push(`at ${time.nowMs()} ms subscriber ${index} shows something else than ${subject} at ${have}`);
      },
    });
    subscribers.push(subscriber);
    void subscriber.start(random.chance(0.5) ? subjects : [subjects[0]]);
  }

  const actions: readonly (readonly [weight: number, name: string, act: () => void])[] = [
    [40, "change", () => ledgers.change()],
    [2, "flood", ledgers.flood],
    [6, "subscribe", subscribe],
    [4, "leave", () => random.pick(subscribers)?.end()],
    [4, "ask twice", () => random.pick(subscribers)?.askTwice()],
    [6, "cut a socket", () => random.pick(wires)?.wire.cut()],
    [4, "kill the hub", () => objects.kill("SportHub", hubName)],
    [2, "let the hub sleep", () => objects.sleep("SportHub", hubName)],
    [3, "let the branch sleep", () => objects.sleep("Branch", branchOf())],
    [2, "kill the branch", () => objects.kill("Branch", branchOf())],
    [1, "lose the branch's storage", () => objects.wipe("Branch", branchOf())],
    [1, "lose the directory's storage", () => objects.wipe("Directory", directoryName)],
    [6, "let the relay sleep", () => objects.sleep("Relay", relayOf())],
    [2, "kill the relay", () => objects.kill("Relay", relayOf())],
    [4, "kill the ledger", ledgers.kill],
    [4, "trouble between the objects", () => (troubleUntilMs = time.nowMs() + random.between(100, 5_000))],
    [3, "kill a feed proxy", places.killProxy],
    [2, "kill the shelf", places.killShelf],
    [1, "lose a place's cache", places.loseCache],
    [3, "trouble on the way of feeds", () => (proxyTroubleUntilMs = time.nowMs() + random.between(1_000, 20_000))],
    [2, "shift the clock", () => time.shiftClock(random.pick([-120_000, 120_000, 700_000]) ?? 0)],
    [3, "publish again", ledgers.publishAgain],
    [1, "lose the hub's storage", () => objects.wipe("SportHub", hubName)],
    [1, "lose the hub's position", ledgers.loseHubPosition],
  ];
  const rare: typeof actions = [[1, "lose the ledger", loseLedger]];

  /** Checks that every subscriber shows the ledger's values at its last number. */
  function compare(when: string) {
    subscribers.forEach((subscriber, index) => {
      if (subscriber.isEnded()) return;
      for (const [subject, { have, table }] of subscriber.positions()) {
        const ledger = ledgers.of(subject);
        if (have !== ledger.seq())
          faults.push(`${when} subscriber ${index} is at ${have} of ${ledger.seq()} of ${subject}`);
        else if (!sameTable(table, ledger.state(have)))
          faults.push(`${when} subscriber ${index} shows another ${subject}`);
      }
    });
  }

  function loseLedger() {
    isComparable = false;
    // A page that never had a socket knows no epoch: docs/adr/022 leaves this hole.
    for (const subscriber of subscribers) {
      const positions = [...subscriber.positions().values()];
      if (positions.length === 0 || positions.some(({ epoch }) => epoch === null)) subscriber.end();
    }
    ledgers.lose();
  }

  try {
    const possible = random.chance(0.15) ? [...actions, ...rare] : actions;
    const total = possible.reduce((sum, [weight]) => sum + weight, 0);
    for (let count = random.between(1, 4); count > 0; count -= 1) subscribe();
    for (let step = 0; step < steps; step += 1) {
      let at = random.below(total);
      const [, name, act] = possible.find(([weight]) => (at -= weight) < 0) ?? [0, "change", () => ledgers.change()];
      mishaps[name] = (mishaps[name] ?? 0) + 1;
      act();
      await time.pass(random.chance(0.1) ? random.below(70_000) : random.below(400));
    }
    isCalm = true;
    [troubleUntilMs, proxyTroubleUntilMs] = [0, 0];
    // A subscriber that stopped reading proves nothing about the frames sent to it: cut its network, so that it comes back.
    for (const { wire, isRead } of wires) if (!isRead) wire.cut();
    // Objects that died last come back, and each subject changes once more: a hub learns of a lost ledger from its next
    // change.
    ledgers.kill();
    await time.pass(calmMs);
    // A hub that lost its storage knows nothing of its former rows before the ledger's next change.
    const isHubWhole = mishaps["lose the hub's storage"] === undefined;
    if (isComparable && isHubWhole) compare("in the calm");
    for (const subject of subjects) ledgers.change(subject);
    await time.pass(calmMs);
    compare("at the end");
    const differences = places.differences();
    await time.pass(calmMs);
    faults.push(...(await differences));
    const mostWaiting = Math.max(0, ...wires.map(({ wire }) => wire.mostWaiting()));
    if (mostWaiting > maxUnreadBytes) faults.push(`${mostWaiting} bytes waited for one subscriber`);
  } finally {
    for (const subscriber of subscribers) subscriber.end();
    restore();
    objects.close();
  }
  return {
    faults,
    changes: subjects.reduce((sum, subject) => sum + ledgers.of(subject).seq(), 0),
    subscribers: subscribers.length,
    closeCodes: subscribers.flatMap(({ codes }) => codes),
    mishaps,
  };
}
