import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import { toProfileOpeningPath } from "../../../shared/push/opening.ts";
import { profileSubject } from "../../../shared/push/subjects.ts";
import { readRevision } from "../../../shared/accounts/revision-row.ts";

/** The part of a browser's WebSocket that this module uses. */
type Socket = Pick<WebSocket, "send" | "close" | "addEventListener">;

export type ProfileSocketOptions = {
  readonly profileId: string;
  readonly namespace: string;
  /** A ticket of the account service; null if it gives none. */
  readonly getTicket: () => Promise<string | null>;
  readonly open: (path: string) => Socket;
  readonly onRevision: (revision: number) => void;
  readonly after: (delayMs: number, work: () => void) => () => void;
  readonly random: () => number;
};

/** Between 5 and 15 s: every deploy drops all sockets at once. */
const reopenMs = (random: number): number => 5_000 + random * 10_000;

/** A socket that says when another device changed the visitor's data (C7.10); it comes back until it is stopped. */
export function openProfileSocket({
  profileId,
  namespace,
  getTicket,
  open,
  onRevision,
  after,
  random,
}: ProfileSocketOptions) {
  const subject = profileSubject(profileId, namespace);
  let socket: Socket | null = null;
  let isStopped = false;
  let cancel: (() => void) | null = null;
  let since = 0;

  function reopenLater() {
    socket = null;
    if (!isStopped) cancel = after(reopenMs(random()), () => void connect());
  }

  function take(text: string, from: Socket) {
    const frame = parseServerFrame(text);
    if (frame?.t === "mark") from.send(JSON.stringify({ t: "seen", m: frame.m }));
    if (frame?.t === "hello") heard(frame.have[subject]?.n ?? 0);
    if (frame?.t === "rows" && frame.s === subject) heard(readRevision(frame.r) ?? 0);
    if (frame?.t === "repair" && frame.s === subject) heard(frame.n);
  }

  function heard(revision: number) {
    since = Math.max(since, revision);
    onRevision(revision);
  }

  /** Returns null if the browser forbids sockets. */
  function openSafely(path: string): Socket | null {
    try {
      return open(path);
    } catch {
      return null;
    }
  }

  async function connect(): Promise<void> {
    const ticket = await getTicket().catch(() => null);
    if (isStopped) return;
    if (ticket === null) return reopenLater();
    const opened = openSafely(toProfileOpeningPath({ subject, since }, ticket));
    if (opened === null) return reopenLater();
    socket = opened;
    opened.addEventListener("message", ({ data }) => take(String(data), opened));
    opened.addEventListener("close", reopenLater);
  }

  void connect();
  return () => {
    isStopped = true;
    cancel?.();
    socket?.close();
  };
}
