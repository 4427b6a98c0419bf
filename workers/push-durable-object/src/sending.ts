import { closeCodes, type CloseCode } from "../../../shared/push/close-codes.ts";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import { closeReasons } from "./close-reasons.ts";
import { markText } from "./frame-text.ts";
import type { Subscribers } from "./subscribers.ts";
import { costOf, isMarkDue, toSent, withMark } from "./unread.ts";

export type Sending = ReturnType<typeof createSending>;

/** The end of every row. */
const end = "¬~";
/** Starts with the key of a cell, and holds nothing that would end a line of an event stream. */
const isPlain = /^[A-Z][^\p{Cc}\u2028\u2029]*$/u;
const jsonRows = '{"t":"rows"';

/** Returns the short form of a frame of rows (P27); returns other texts, and rows that the short form cannot carry, unchanged. */
export function toShort(text: string): string {
  if (!text.startsWith(jsonRows)) return text;
  const frame = parseServerFrame(text);
  if (frame?.t !== "rows" || !frame.r.endsWith(end) || !isPlain.test(frame.r)) return text;
  return `${frame.s}:${frame.n.toString(36)}${frame.r.slice(0, -end.length)}`;
}

/** Sends frames to a relay's sockets, and closes sockets that do not read them (P11). */
export function createSending(subscribers: Subscribers) {
  function close(socket: WebSocket, reason: CloseCode) {
    subscribers.remove(socket);
    socket.close(closeCodes[reason].code, closeReasons[reason]);
  }

  /** Many sockets are sent the same text. */
  let last = { text: "", short: "" };
  function shortOf(text: string): string {
    if (last.text !== text) last = { text, short: toShort(text) };
    return last.short;
  }

  /** Asks for a sign of reading when it is time. */
  function send(socket: WebSocket, text: string, cost = costOf(text)) {
    if (socket.readyState !== WebSocket.OPEN) return;
    const { unread, readsShort } = subscribers.of(socket);
    const sent = toSent(unread, cost);
    if (sent === null) return close(socket, "behind");
    socket.send(readsShort === true ? shortOf(text) : text);
    if (!isMarkDue(sent)) return subscribers.setUnread(socket, sent);
    const token = crypto.randomUUID().slice(0, 8);
    const mark = markText(token);
    const asked = toSent(sent, costOf(mark));
    if (asked === null) return close(socket, "behind");
    socket.send(mark);
    subscribers.setUnread(socket, withMark(asked, token));
  }

  return {
    send,
    close,
    /** One text for every socket of a subject. */
    toAll(subject: string, text: string) {
      const cost = costOf(text);
      for (const socket of subscribers.socketsOf(subject)) send(socket, text, cost);
    },
  };
}
