/** What a relay must know of a socket after hibernation. */
export type Reader = {
  readonly subjects: readonly string[];
  /** The odds market of the visitor's policy, null when none. */
  readonly market: string | null;
};

export type Readers = ReturnType<typeof createReaders>;

function readerOf(socket: WebSocket): Reader {
  const attached: Reader | null = socket.deserializeAttachment();
  return attached ?? { subjects: [], market: null };
}

/**
 * Which socket reads what. The attachments are the truth, since they outlive hibernation and subjects come and go
 * while tags are fixed at the opening; the index by subject is made from them.
 */
export function createReaders(sockets: readonly WebSocket[]) {
  const socketsBySubject = new Map<string, Set<WebSocket>>();

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

  for (const socket of sockets) for (const subject of readerOf(socket).subjects) index(socket, subject);

  return {
    of: readerOf,
    subjects: (): readonly string[] => [...socketsBySubject.keys()],
    socketsOf: (subject: string): Iterable<WebSocket> => socketsBySubject.get(subject) ?? [],
    set(socket: WebSocket, reader: Reader) {
      for (const subject of readerOf(socket).subjects) drop(socket, subject);
      socket.serializeAttachment(reader);
      for (const subject of reader.subjects) index(socket, subject);
    },
    remove(socket: WebSocket) {
      for (const subject of readerOf(socket).subjects) drop(socket, subject);
    },
  };
}
