import { strainedBytes } from "../../../shared/push/push-limits.ts";
import { createSignal } from "./signal.ts";
import { afterSleep, isWorthSaving, nothingUnread, type Unread } from "./unread.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** The data of a socket that a relay needs after hibernation. */
export type Subscriber = {
  readonly subjects: readonly string[];
  /** The odds market of the visitor's policy, null when none. */
  readonly market: string | null;
  /** The client of the socket, null when it is unknown. */
  readonly client: string | null;
  /** Whether it reads the short form of rows (P27); a socket of the version before has nothing here. */
  readonly readsShort?: boolean;
  readonly unread: Unread;
};

export type Subscribers = ReturnType<typeof createSubscribers>;

/** The relay waits this long for slow sockets; it disconnects those that read nothing for longer by their unread data (P11). */
const longestStrainMs = 500;
const nobody: Subscriber = { subjects: [], market: null, client: null, unread: nothingUnread };

/**
 * Which socket subscribes to what. The attachments are authoritative, since they outlive hibernation, and subjects come
 * and go while tags are fixed at the opening; the index by subject is made from them.
 */
export function createSubscribers(sockets: readonly WebSocket[]) {
  const bySubject = new SubjectIndex();
  const subscribers = new WeakMap<WebSocket, { readonly subscriber: Subscriber; readonly saved: Unread }>();

  /** As attached, its unread bytes as far as they can be known after a sleep. */
  function wake(socket: WebSocket): { readonly subscriber: Subscriber; readonly saved: Unread } {
    const attached: Subscriber | null = socket.deserializeAttachment();
    const saved = attached?.unread ?? nothingUnread;
    const known = { subscriber: { ...(attached ?? nobody), unread: afterSleep(saved) }, saved };
    subscribers.set(socket, known);
    return known;
  }

  const held = new HeldSockets();
  /** Sockets with much unread data. */
  const strained = new Set<WebSocket>();
  const eased = createSignal();
  const isStrained = () => strained.size * 2 > held.size;

  function noteStrain(socket: WebSocket, bytes: number) {
    if (bytes > strainedBytes) strained.add(socket);
    else if (strained.delete(socket) && !isStrained()) eased.give();
  }

  const knownOf = (socket: WebSocket) => subscribers.get(socket) ?? wake(socket);
  const subscriberOf = (socket: WebSocket): Subscriber => knownOf(socket).subscriber;

  function save(socket: WebSocket, subscriber: Subscriber) {
    socket.serializeAttachment(subscriber);
    subscribers.set(socket, { subscriber, saved: subscriber.unread });
  }

  for (const socket of sockets) {
    const { subjects, client } = subscriberOf(socket);
    held.add(socket, client);
    for (const subject of subjects) bySubject.add(subject, socket);
  }

  function setSubjects(socket: WebSocket, subjects: readonly string[]) {
    const before = subscriberOf(socket);
    for (const subject of before.subjects) bySubject.delete(subject, socket);
    save(socket, { ...before, subjects });
    for (const subject of subjects) bySubject.add(subject, socket);
  }

  function remove(socket: WebSocket) {
    setSubjects(socket, []);
    noteStrain(socket, 0);
  }

  return {
    of: subscriberOf,
    size: (): number => held.size,
    sizeOf: (client: string): number => held.sizeOf(client),
    subjects: (): readonly string[] => bySubject.subjects(),
    count: (): number => bySubject.count(),
    socketsOf: (subject: string): Iterable<WebSocket> => bySubject.socketsOf(subject),
    add(socket: WebSocket, who: Omit<Subscriber, "unread">) {
      held.add(socket, who.client);
      save(socket, { ...who, unread: nothingUnread });
      for (const subject of who.subjects) bySubject.add(subject, socket);
    },
    setSubjects,
    /** Saved only when it matters: it changes with every frame. */
    setUnread(socket: WebSocket, unread: Unread) {
      const { subscriber, saved } = knownOf(socket);
      noteStrain(socket, unread.bytes);
      if (isWorthSaving(saved, unread)) save(socket, { ...subscriber, unread });
      else subscribers.set(socket, { subscriber: { ...subscriber, unread }, saved });
    },
    /** Resolves when at least half of all sockets have read most of their frames, or when the longest wait is over. */
    async eased(): Promise<void> {
      if (isStrained()) await waitAtMost(longestStrainMs, eased.next());
    },
    /** The socket gets no more frames; it keeps its place until it is gone. */
    remove,
    /** The socket is gone. */
    forget(socket: WebSocket) {
      remove(socket);
      held.delete(socket);
    },
  };
}

/** Which sockets subscribe to a subject. */
class SubjectIndex {
  readonly #sockets = new Map<string, Set<WebSocket>>();

  add(subject: string, socket: WebSocket): void {
    const known = this.#sockets.get(subject);
    if (known === undefined) this.#sockets.set(subject, new Set([socket]));
    else known.add(socket);
  }

  delete(subject: string, socket: WebSocket): void {
    const known = this.#sockets.get(subject);
    known?.delete(socket);
    if (known?.size === 0) this.#sockets.delete(subject);
  }

  socketsOf(subject: string): Iterable<WebSocket> {
    return this.#sockets.get(subject) ?? [];
  }

  subjects(): readonly string[] {
    return [...this.#sockets.keys()];
  }

  /** The number of subjects, over all sockets. */
  count(): number {
    return [...this.#sockets.values()].reduce((sum, sockets) => sum + sockets.size, 0);
  }
}

/**
 * Open sockets, with their clients. A closed one whose client does not leave counts too, because its unsent data still
 * use memory.
 */
class HeldSockets {
  readonly #clients = new Map<WebSocket, string | null>();
  readonly #sizes = new Map<string, number>();

  get size(): number {
    return this.#clients.size;
  }

  sizeOf(client: string): number {
    return this.#sizes.get(client) ?? 0;
  }

  add(socket: WebSocket, client: string | null): void {
    this.#clients.set(socket, client);
    if (client !== null) this.#sizes.set(client, this.sizeOf(client) + 1);
  }

  delete(socket: WebSocket): void {
    const client = this.#clients.get(socket);
    if (!this.#clients.delete(socket) || client == null) return;
    const left = this.sizeOf(client) - 1;
    if (left > 0) this.#sizes.set(client, left);
    else this.#sizes.delete(client);
  }
}
