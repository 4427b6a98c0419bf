import { readRows, withRow, type Feed, type Table } from "./virtual-ledger.ts";
import type { ClientEnd } from "./wire.ts";

type Position = {
  have: number;
  table: Table;
  epoch: string | null;
  /** The lowest feed number that would heal the gap; null while there is no gap. */
  healFrom: number | null;
  attempts: number;
  /** The number after which it requested more, while the answer is outstanding. */
  asked: number | null;
};

type AnyFrame = {
  t: string;
  s: string;
  n: number;
  r: string;
  m: string;
  have: Record<string, { n: number; epoch: string }>;
};

export type Subscriber = ReturnType<typeof createSubscriber>;

const reconnectMs = { first: 1_000, longest: 30_000, later: 10_000 } as const;

/**
 * A subscriber written from docs/protocol.md alone. It shares no code with the site's: a mistake in shared code would
 * be in both, and no comparison would find it.
 */
export function createSubscriber(world: {
  readonly time: { readonly nowMs: () => number; readonly after: (delayMs: number, call: () => void) => void };
  readonly random: () => number;
  readonly open: (path: string) => ClientEnd;
  /** Null when the feed could not be loaded. */
  readonly loadFeed: (subject: string) => Promise<Feed | null>;
  /** Called after each change of the table that it shows. */
  readonly changed: (subscriber: { readonly subject: string; readonly have: number; readonly table: Table }) => void;
  readonly failed: (what: string) => void;
}) {
  const positions = new Map<string, Position>();
  let socket: ClientEnd | null = null;
  let isGreeted = false;
  let failures = 0;
  let isEnded = false;
  const codes: number[] = [];

  function open() {
    if (isEnded) return;
    const joins = [...positions].map(([subject, { have }]) => `&join=${subject}:${have}`).join("");
    // Pages of the previous version are open too.
    const opened = world.open(`/push?v=${world.random() < 0.7 ? 5 : 4}${joins}`);
    socket = opened;
    isGreeted = false;
    for (const position of positions.values()) position.asked = null;
    opened.listen({
      message(text) {
        if (socket === opened) read(text);
      },
      closed(code) {
        if (socket === opened) onClosed(code);
      },
    });
  }

  function onClosed(code: number) {
    socket = null;
    failures += 1;
    codes.push(code);
    if ([1000, 1009, 4400, 4403, 4404, 4406].includes(code)) return world.failed(`closed with ${code}, which ends it`);
    const spanMs = Math.min(reconnectMs.longest, reconnectMs.first * 2 ** (failures - 1));
    const isLater = [1011, 1013, 4409, 4429].includes(code);
    world.time.after((isLater ? reconnectMs.later : 0) + world.random() * spanMs, () => {
      if (socket === null) open();
    });
  }

  const send = (frame: object) => socket?.send(JSON.stringify(frame));

  function join(subject: string, position: Position) {
    if (position.asked === position.have) return;
    position.asked = position.have;
    send({ t: "join", s: subject, since: position.have });
  }

  function read(text: string) {
    if (text === "pong") return;
    const frame: AnyFrame = readShort(text) ?? JSON.parse(text);
    if (frame.t === "mark") return send({ t: "seen", m: frame.m });
    if (frame.t === "hello") {
      for (const [subject, head] of Object.entries(frame.have)) greet(subject, head);
      isGreeted = true;
      failures = 0;
      return;
    }
    const position = positions.get(frame.s);
    if (position === undefined) return world.failed(`a frame of ${frame.s}, which nobody joined`);
    if (frame.t === "repair") {
      position.asked = null;
      heal(frame.s, position, frame.n);
    } else if (frame.t === "rows") {
      if (frame.r.split("~").length > 2 && Buffer.byteLength(frame.r) > 32 * 1024)
        world.failed("more than 32 KB of rows");
      apply(frame.s, position, frame.n, readRows(frame.r));
    } else world.failed(`a frame of no kind: ${text}`);
  }

  function greet(subject: string, head: { n: number; epoch: string }) {
    const position = positions.get(subject);
    if (position === undefined) return world.failed(`a hello of ${subject}, which nobody joined`);
    const isNew = position.epoch !== null && position.epoch !== head.epoch;
    position.epoch = head.epoch;
    if (isNew) return heal(subject, position, head.n);
    position.asked = null;
    if (isGreeted && head.n !== position.have && position.healFrom === null) join(subject, position);
  }

  function apply(subject: string, position: Position, first: number, rows: ReturnType<typeof readRows>) {
    if (position.healFrom !== null) return;
    if (first > position.have + 1) return join(subject, position);
    const news = rows.slice(position.have + 1 - first);
    if (news.length === 0) return;
    position.asked = null;
    position.attempts = 0;
    for (const { id, cells } of news) {
      position.table = withRow(position.table, id, cells);
      position.have += 1;
      world.changed({ subject, have: position.have, table: position.table });
    }
  }

  function heal(subject: string, position: Position, from: number) {
    const isRunning = position.healFrom !== null;
    position.healFrom = from;
    if (!isRunning) void takeFeed(subject, position);
  }

  async function takeFeed(subject: string, position: Position) {
    const waitMs = position.attempts === 0 ? 0 : world.random() * Math.min(30_000, 1_000 * 2 ** position.attempts);
    position.attempts += 1;
    if (waitMs > 0) await new Promise<void>((resolve) => world.time.after(waitMs, resolve));
    const feed = await world.loadFeed(subject);
    if (isEnded || position.healFrom === null) return;
    if (feed === null || feed.seq < position.healFrom) return takeFeed(subject, position);
    position.healFrom = null;
    show(subject, position, feed);
    position.asked = null;
    join(subject, position);
  }

  function show(subject: string, position: Position, feed: Feed) {
    position.have = feed.seq;
    position.table = readRows(feed.body).reduce<Table>((table, { id, cells }) => withRow(table, id, cells), new Map());
    world.changed({ subject, have: position.have, table: position.table });
  }

  return {
    /** Loads the page's own feeds first, whatever their age. */
    async start(subjects: readonly string[]) {
      for (const subject of subjects) {
        let feed = await world.loadFeed(subject);
        while (feed === null) feed = await world.loadFeed(subject);
        const position: Position = {
          have: 0,
          table: new Map(),
          epoch: null,
          healFrom: null,
          attempts: 0,
          asked: null,
        };
        positions.set(subject, position);
        show(subject, position, feed);
      }
      open();
    },
    /** Requests the changes that it already has, like a subscriber that heard its own echo. */
    askTwice() {
      for (const [subject, { have }] of positions) send({ t: "join", s: subject, since: have });
    },
    end() {
      isEnded = true;
      socket?.close();
      socket = null;
    },
    isEnded: () => isEnded,
    codes,
    positions: (): ReadonlyMap<string, Readonly<Position>> => positions,
  };
}

/** Parses the short form of rows; null for JSON (P27). */
function readShort(text: string): AnyFrame | null {
  const capital = text.search(/[A-Z]/);
  if (text.startsWith("{") || capital < 0) return null;
  const [s = "", n = ""] = text.slice(0, capital).split(":");
  return { t: "rows", s, n: Number.parseInt(n, 36), r: `${text.slice(capital)}¬~`, m: "", have: {} };
}
