import { parseServerFrame } from "../../shared/push/server-frame.ts";
import type { ClientFrame, ServerFrame } from "../../shared/push/frames.ts";
import { toOpeningPath, type Join } from "../../shared/push/opening.ts";
import type { Receipt } from "../../shared/push/publisher.ts";
import { toSocketPath, toSocketQuestion } from "../../shared/push/socket-question.ts";
import { updateSubject } from "../../shared/push/subjects.ts";
import { installRuntime } from "./install-runtime.ts";
import { createObjects, type CallFate, type ObjectCall } from "./objects.ts";
import { loadPushCode } from "./push-code.ts";
import { createVirtualTime } from "./virtual-time.ts";
import { createWire, type Wire, type WorkerSocket } from "./wire.ts";

export const subject = updateSubject(1);
export const relayName = "sport:1:weur:0";
const usualNames = {
  SportHub: "sport:1",
  Branch: "sport:1:weur",
  Relay: relayName,
  Directory: "sport:1:weur",
} as const;

export const row = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬~`;
/** About a kilobyte. */
export const wideRow = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬CX÷${"x".repeat(1_000)}¬~`;
const between = (first: number, last: number, toRow: (seq: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => toRow(first + index));
export const rowsFrame = (first: number, last: number, of = subject, toRow = row): ServerFrame => ({
  t: "rows",
  s: of,
  n: first,
  r: between(first, last, toRow).join(""),
});

/** Returns a hello frame's positions by subject, without their epochs. */
export const positions = (frame: ServerFrame | undefined): Readonly<Record<string, number>> | null =>
  frame?.t !== "hello" ? null : Object.fromEntries(Object.entries(frame.have).map(([of, { n }]) => [of, n]));
export const epochOf = (frame: ServerFrame | undefined, of = subject) =>
  frame?.t === "hello" ? frame.have[of]?.epoch : undefined;

type Who = {
  readonly market?: string | null;
  readonly address?: string | null;
  readonly continent?: string | null;
  /** Whether it reads frames from its network at all; if not, they wait. */
  readonly isReading?: boolean;
  /** How long it takes to read a frame. */
  readonly readMs?: number;
};
const turnsOfPatience = 5_000;
/** Returns the answer, or throws if it is still missing after every task had time: otherwise a test would wait for it in real time. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  const status = { isWaiting: true };
  const stop = () => (status.isWaiting = false);
  answer.then(stop, stop);
  for (let turn = 0; status.isWaiting && turn < turnsOfPatience; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  if (status.isWaiting) throw new Error("no answer, though all had time for one");
  return answer;
}

/**
 * The push Worker in plain Node, on a network without delays and mishaps except those that a test sets. Time passes when a
 * test says so, and a little with each of its calls.
 */
export async function openPush() {
  const code = await loadPushCode();
  const time = createVirtualTime();
  const calls: ObjectCall[] = [];
  const wires = new Map<WorkerSocket, Wire>();
  const mishaps = new Map<string, Partial<CallFate>>();
  let nextReadsIn: number | null = 0;
  const restore = installRuntime({
    nowMs: time.clockMs,
    random: Math.random,
    wait: (delayMs) => new Promise((resolve) => time.after(delayMs, () => resolve())),
    openPair: () => {
      const readsIn = nextReadsIn;
      const wire = createWire(time, { delayMs: () => 0, readDelayMs: () => readsIn });
      wires.set(wire.held, wire);
      objects.adopt(wire);
      return wire;
    },
  });
  const objects = createObjects(code.classes, time, (call) => {
    calls.push(call);
    const keys = [`${call.name} ${call.method}`, `${call.className} ${call.method}`, call.method];
    const fate = keys.map((key) => mishaps.get(key)).find((known) => known !== undefined);
    return { delayMs: 0, answerDelayMs: 0, fate: "fine", ...fate };
  });
  const doors = objects.doors(code.createKnownPlaces());
  const publisher = new code.Publisher(null, objects.env);

  /** Enough time for a call and its answer. */
  const soonMs = 10;
  const soon = () => time.pass(soonMs);
  async function settled<T>(work: Promise<T>, withinMs = soonMs): Promise<T> {
    const done = work.then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    await time.pass(withinMs);
    return (await answered(done))();
  }

  async function open(path: string, who: Who) {
    const { market = "fr", address = null, continent = null, isReading = true, readMs = 0 } = who;
    nextReadsIn = isReading ? readMs : null;
    const { searchParams } = new URL(path, "https://tribune.test");
    const question = toSocketQuestion(searchParams, { market, address, continent });
    const request = { url: `https://push.invalid${toSocketPath(question)}` };
    const { webSocket } = await code.openSocket(request, doors);
    const wire = webSocket === undefined ? undefined : wires.get(webSocket);
    if (wire === undefined) throw new Error("no socket");
    const frames: ServerFrame[] = [];
    const texts: string[] = [];
    const marks: string[] = [];
    const heard = { closedWith: null as number | null, pongs: 0 };
    const send = (frame: ClientFrame) => wire.client.send(JSON.stringify(frame));
    wire.client.listen({
      message(text) {
        texts.push(text);
        if (text === "pong") heard.pongs += 1;
        const frame = parseServerFrame(text);
        if (frame?.t === "mark") {
          marks.push(frame.m);
          send({ t: "seen", m: frame.m });
        } else if (frame !== null) frames.push(frame);
      },
      closed: (code) => (heard.closedWith = code),
    });
    return {
      heard,
      marks,
      /** The frames as received. */
      texts,
      wire,
      /** Returns the frames since the last call. */
      take: () => frames.splice(0),
      async send(...sent: readonly ClientFrame[]) {
        sent.forEach(send);
        await soon();
      },
      async sendText(text: string | ArrayBuffer) {
        wire.client.send(text);
        await soon();
      },
      async leave() {
        wire.client.close();
        await soon();
      },
    };
  }

  function publishRows(rows: readonly string[], firstSeq = 1, of = subject, sportId = 1): Promise<Receipt> {
    return settled(publisher.publish(sportId, { subject: of, firstSeq, rows }));
  }

  return {
    /** Objects by class and name, and their requested locations. */
    hints: objects.hints,
    /** Calls between the objects, in order. */
    calls,
    pass: time.pass,
    shiftClock: time.shiftClock,
    publishRows,
    /** The same, without any time for it. */
    publishAtOnce: (rows: readonly string[], firstSeq: number): Promise<Receipt> =>
      publisher.publish(1, { subject, firstSeq, rows }),
    /** Rows of these numbers, in the pace of an idle hub: it has sent them, and is idle again. */
    async publish(first: number, last: number, of = subject, toRow = row): Promise<Receipt> {
      const receipt = await publishRows(between(first, last, toRow), first, of);
      await time.pass(1_000);
      return receipt;
    },
    /** Opens a socket and waits for its greeting. */
    async subscribe(joins: readonly Join[] = [{ subject, since: 0 }], who: Who = {}) {
      return settled(open(toOpeningPath(joins), who));
    },
    /** Begins to open sockets, and lets none of them get further before the test lets time pass. */
    subscribeAll: (count: number, joins: readonly Join[], who: Who = {}, withinMs?: number) =>
      settled(Promise.all(Array.from({ length: count }, () => open(toOpeningPath(joins), who))), withinMs),
    open: (path: string, who: Who = {}) => settled(open(path, who)),
    /** Sets the fate of a method's calls from now on, or only of those to a class or an object: "Branch deliver", "sport:1:apac:0 deliver". */
    mishap: (method: string, fate: Partial<CallFate>) => void mishaps.set(method, fate),
    forgetMishaps: () => mishaps.clear(),
    sleep: (className: keyof typeof usualNames, name: string = usualNames[className]) => objects.sleep(className, name),
    /** Reports `count` relays to their directory, and returns its last answer. */
    async noteRelays(count: number, sockets: number) {
      const directory = objects.env.DIRECTORY.getByName(usualNames.Directory) as {
        note(note: { shard: number; sockets: number; framesPerSecond: number }): Promise<{
          readonly rooms: readonly { readonly shard: number }[];
          readonly returnMs: number;
        }>;
      };
      const notes = Array.from({ length: count }, (_, shard) => directory.note({ shard, sockets, framesPerSecond: 1 }));
      return (await settled(Promise.all(notes))).at(-1);
    },
    wipe: (className: keyof typeof usualNames) => objects.wipe(className, usualNames[className]),
    callsOf: (className: keyof typeof usualNames, method: string) =>
      calls.filter((call) => call.className === className && call.method === method),
    close() {
      restore();
      objects.close();
    },
  };
}
export type CalmPush = Awaited<ReturnType<typeof openPush>>;
