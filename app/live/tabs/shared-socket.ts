import { closeCodes } from "../../../shared/push/close-codes.ts";
import type { ClientFrame, ServerFrame } from "../../../shared/push/frames.ts";
import { parseClientFrame } from "../../../shared/push/client-frame.ts";
import { maxSubjectsPerSocket } from "../../../shared/push/limits.ts";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import type { LiveSocket, OpenTransport } from "../live-world.ts";

/** Tabs ping every 25 s, hidden ones at least each minute; one that is silent for longer was closed, which nothing says. */
const goneMs = 150_000;
/** What a browser says where the network ended a socket. */
const cutCode = 1006;

type Join = { readonly subject: string; readonly since: number };
type Member = {
  readonly subjects: Set<string>;
  /** Of each subject that it waits for an answer of, the number after which it asked. */
  readonly asked: Map<string, number>;
  /** What it asks for once the socket is open. */
  pending: readonly Join[];
  isPinging: boolean;
  heardMs: number;
};

export type SharedSocket = ReturnType<typeof createSharedSocket>;

/** What it needs of the tab that leads. */
export type SharedSocketWorld = {
  readonly openSocket: OpenTransport;
  readonly nowMs: () => number;
  readonly deliver: (ids: readonly string[], text: string) => void;
  readonly closed: (ids: readonly string[], code: number) => void;
  /** There is no room for the subjects of this one. */
  readonly refuse: (id: string) => void;
};

/**
 * One socket for several subscribers; each of them sees a socket of its own. A frame of rows goes to every subscriber of its subject: one
 * that already has these rows ignores them by their numbers (P4). An answer goes only to the subscriber that asked. There are no timers.
 */
export function createSharedSocket({ openSocket, nowMs, deliver, closed, refuse }: SharedSocketWorld) {
  const members = new Map<string, Member>();
  /** The last number of each subject that came by the socket, and its epoch. */
  const numbers = new Map<string, number>();
  const epochs = new Map<string, string>();
  let socket: LiveSocket | null = null;
  let isOpen = false;
  let version = 0;
  /** What the server's clock is ahead of ours. */
  let aheadSeconds = 0;
  let back = 0;

  const send = (frame: ClientFrame) => socket?.send(JSON.stringify(frame));
  const idsOf = (isMeant: (member: Member) => boolean) =>
    [...members].flatMap(([id, member]) => (isMeant(member) ? id : []));
  const isFollowed = (subject: string) => idsOf((member) => member.subjects.has(subject)).length > 0;
  const nowSeconds = () => Math.floor(nowMs() / 1000);
  const hasRoomFor = (subjects: Iterable<string>) =>
    new Set([...[...members.values()].flatMap((member) => [...member.subjects]), ...subjects]).size <=
    maxSubjectsPerSocket;

  function deliverTo(ids: readonly string[], text: string) {
    if (ids.length > 0) deliver(ids, text);
  }

  function reset() {
    socket = null;
    isOpen = false;
    numbers.clear();
    epochs.clear();
  }

  /** Every member's socket has ended with this one. */
  function end(code: number) {
    const closing = socket;
    reset();
    closing?.close();
    const ids = [...members.keys()];
    members.clear();
    if (ids.length > 0) closed(ids, code);
  }

  function join(member: Member, { subject, since }: Join) {
    const isAsked = idsOf((other) => other.asked.get(subject) === since).length > 0;
    member.subjects.add(subject);
    member.asked.set(subject, since);
    if (!isAsked) send({ t: "join", s: subject, since });
  }

  /** As the server does at an opening: positions first, then what is missing. */
  function greet(id: string, member: Member) {
    const have = Object.fromEntries(
      member.pending.flatMap(({ subject }) => {
        const n = numbers.get(subject);
        const epoch = epochs.get(subject);
        return n === undefined || epoch === undefined ? [] : [[subject, { n, epoch }]];
      }),
    );
    const hello: ServerFrame = { t: "hello", v: version, at: nowSeconds() + aheadSeconds, have, back };
    deliverTo([id], JSON.stringify(hello));
    for (const known of member.pending) if (numbers.get(known.subject) !== known.since) join(member, known);
    member.pending = [];
  }

  function onText(text: string) {
    if (text === "pong") {
      const ids = idsOf((member) => member.isPinging);
      for (const member of members.values()) member.isPinging = false;
      return deliverTo(ids, text);
    }
    const frame = parseServerFrame(text);
    if (frame?.t === "mark") return send({ t: "seen", m: frame.m });
    if (frame?.t === "hello") return onHello(frame, text);
    if (frame?.t === "rows") return onRows(frame, text);
    if (frame?.t === "repair") {
      const ids = idsOf((member) => member.asked.delete(frame.s));
      return deliverTo(ids, text);
    }
  }

  function onHello(hello: Extract<ServerFrame, { t: "hello" }>, text: string) {
    version = hello.v;
    aheadSeconds = hello.at - nowSeconds();
    if (hello.back > 0) back = hello.back;
    const subjects = Object.keys(hello.have);
    for (const [subject, { n, epoch }] of Object.entries(hello.have)) {
      numbers.set(subject, n);
      epochs.set(subject, epoch);
    }
    const isFirst = !isOpen;
    isOpen = true;
    const isMeant = (member: Member) =>
      member.pending.length === 0 && subjects.some((name) => member.subjects.has(name));
    for (const member of members.values()) for (const subject of subjects) member.asked.delete(subject);
    deliverTo(idsOf(isMeant), text);
    if (isFirst) for (const [id, member] of members) if (member.pending.length > 0) greet(id, member);
  }

  function onRows({ s: subject, n, r }: Extract<ServerFrame, { t: "rows" }>, text: string) {
    // Each row ends with the sign.
    const last = n + r.split("~").length - 2;
    numbers.set(subject, Math.max(numbers.get(subject) ?? 0, last));
    for (const { asked } of members.values()) {
      if (n <= (asked.get(subject) ?? -1) + 1) asked.delete(subject);
    }
    deliverTo(
      idsOf((member) => member.subjects.has(subject)),
      text,
    );
  }

  function drop(id: string): Member | null {
    const member = members.get(id) ?? null;
    members.delete(id);
    if (member === null) return null;
    for (const subject of member.subjects) if (!isFollowed(subject)) leave(subject);
    return member;
  }

  function leave(subject: string) {
    numbers.delete(subject);
    epochs.delete(subject);
    if (isOpen) send({ t: "leave", s: subject });
  }

  function dropTheGone(except: string) {
    const gone = [...members].flatMap(([id, { heardMs }]) => (id !== except && nowMs() - heardMs > goneMs ? id : []));
    for (const id of gone) drop(id);
    if (gone.length > 0) closed(gone, closeCodes.goingAway.code);
  }

  return {
    /** A subscriber opens its socket, at an address of P1. */
    open(id: string, path: string) {
      const joins = [...path.matchAll(/&join=([^:&]+):(\d+)/g)].map(([, subject = "", since]): Join => ({
        subject,
        since: Number(since),
      }));
      const subjects = new Set(joins.map(({ subject }) => subject));
      if (!hasRoomFor(subjects)) return refuse(id);
      const isFirst = socket === null;
      const member: Member = {
        subjects,
        asked: new Map(),
        pending: isFirst ? [] : joins,
        isPinging: false,
        heardMs: nowMs(),
      };
      members.set(id, member);
      if (isOpen) return greet(id, member);
      if (!isFirst) return;
      const opened: LiveSocket = openSocket(path, {
        message: (text) => {
          if (socket === opened) onText(text);
        },
        closed: (code) => {
          if (socket !== opened) return;
          socket = null;
          end(code);
        },
        reopen: () => {}, // a socket carries what is sent
      });
      socket = opened;
    },
    /** Passes on what a subscriber sends, so that it is answered as by a socket of its own. */
    send(id: string, text: string) {
      const member = members.get(id);
      if (member === undefined) return closed([id], closeCodes.goingAway.code);
      member.heardMs = nowMs();
      if (text === "ping") {
        dropTheGone(id);
        const isSent = idsOf((other) => other.isPinging).length > 0;
        member.isPinging = true;
        if (!isSent) socket?.send(text);
        return;
      }
      const frame = parseClientFrame(text);
      if (frame?.t === "leave" && member.subjects.delete(frame.s) && !isFollowed(frame.s)) leave(frame.s);
      if (frame?.t !== "join") return;
      if (hasRoomFor([frame.s])) return join(member, { subject: frame.s, since: frame.since });
      drop(id);
      closed([id], closeCodes.goingAway.code);
    },
    /** A subscriber closes its socket. One that does so while it waits for a sign of life has found the socket dead. */
    close(id: string) {
      const member = drop(id);
      if (member?.isPinging === true || members.size === 0) end(cutCode);
    },
    /** The tab leads no more; the others hear of it from the next one. */
    end() {
      members.clear();
      end(cutCode);
    },
  };
}
