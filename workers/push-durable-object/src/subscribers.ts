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
  const socketsBySubject = new Map<string, Set<WebSocket>>();
  const subscribers = new WeakMap<WebSocket, { readonly subscriber: Subscriber; readonly saved: Unread }>();

  /** As attached, its unread bytes as far as they can be known after a sleep. */
  function wake(socket: WebSocket): { readonly subscriber: Subscriber; readonly saved: Unread } {
    const attached: Subscriber | null = socket.deserializeAttachment();
    const saved = attached?.unread ?? nothingUnread;
    const known = { subscriber: { ...(attached ?? nobody), unread: afterSleep(saved) }, saved };
    subscribers.set(socket, known);
    return known;
  }

  /** Open sockets, with their clients. A closed one whose client does not leave counts too, because its unsent data still use memory. */
  const held = new Map<WebSocket, string | null>();
  const heldByClient = new Map<string, number>();

  /** Sockets with much unread data. */
  const strained = new Set<WebSocket>();
  const eased = createSignal();
  const isStrained = () => strained.size * 2 > held.size;

  function noteStrain(socket: WebSocket, bytes: number) {
    if (bytes > strainedBytes) strained.add(socket);
    else if (strained.delete(socket) && !isStrained()) eased.give();
  }

  function hold(socket: WebSocket, client: string | null) {
    held.set(socket, client);
    if (client !== null) heldByClient.set(client, (heldByClient.get(client) ?? 0) + 1);
  }

  const knownOf = (socket: WebSocket) => subscribers.get(socket) ?? wake(socket);
  const subscriberOf = (socket: WebSocket): Subscriber => knownOf(socket).subscriber;

  function save(socket: WebSocket, subscriber: Subscriber) {
    socket.serializeAttachment(subscriber);
    subscribers.set(socket, { subscriber, saved: subscriber.unread });
  }

  function index(socket: WebSocket, subject: string) {
    const known = socketsBySubject.get(subject);
    if (known === undefined) socketsBySubject.set(subject, new Set([socket]));
    else known.add(socket);
  }

  function drop(socket: WebSocket, subject: string) {
    const known = socketsBySubject.get(subject);
    known?.delete(socket);
    if (known?.size === 0) socketsBySubject.delete(subject);
  }

  for (const socket of sockets) {
    const { subjects, client } = subscriberOf(socket);
    hold(socket, client);
    for (const subject of subjects) index(socket, subject);
  }

  function setSubjects(socket: WebSocket, subjects: readonly string[]) {
    const before = subscriberOf(socket);
    for (const subject of before.subjects) drop(socket, subject);
    save(socket, { ...before, subjects });
    for (const subject of subjects) index(socket, subject);
  }

  function remove(socket: WebSocket) {
    setSubjects(socket, []);
    noteStrain(socket, 0);
  }

  return {
    of: subscriberOf,
    size: (): number => held.size,
    sizeOf: (client: string): number => heldByClient.get(client) ?? 0,
    subjects: (): readonly string[] => [...socketsBySubject.keys()],
    /** Subjects, over all sockets. */
    count: (): number => [...socketsBySubject.values()].reduce((sum, sockets) => sum + sockets.size, 0),
    socketsOf: (subject: string): Iterable<WebSocket> => socketsBySubject.get(subject) ?? [],
    add(socket: WebSocket, who: Omit<Subscriber, "unread">) {
      hold(socket, who.client);
      save(socket, { ...who, unread: nothingUnread });
      for (const subject of who.subjects) index(socket, subject);
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
      const client = held.get(socket);
      if (!held.delete(socket) || client == null) return;
      const left = (heldByClient.get(client) ?? 1) - 1;
      if (left > 0) heldByClient.set(client, left);
      else heldByClient.delete(client);
    },
  };
}
