import { toOpeningPath } from "../../shared/push/opening.ts";
import { updateSubject } from "../../shared/push/subjects.ts";
import { answerMark } from "../../tests/support/answer-mark.ts";
import { startPushOnly } from "../push-only.ts";
import { toRow, type Contender } from "./contender.ts";

/** The messages that our page sends and receives. */
export const tribuneWire: Contender["wire"] = {
  isReady: (text) => text.startsWith('{"t":"hello"'),
  answer: answerMark,
};
export const tribunePath = toOpeningPath([{ subject: updateSubject(1), since: 0 }]);

/** Starts the built push Worker: a hub, branches, and relays of 700 sockets each. */
export async function startTribune(): Promise<Contender> {
  const push = await startPushOnly();
  const url = new URL(tribunePath, push.url);
  url.protocol = "ws:";
  return {
    name: "Tribune",
    url,
    wire: tribuneWire,
    publish: createOutbox(push.publish),
    pids: push.pids(),
    stop: push.stop,
  };
}

/** Sends as a ledger does: one call at a time, each with all rows that arrived during the last one. */
function createOutbox(send: (firstSeq: number, rows: readonly string[]) => Promise<void>) {
  let waiting: string[] = [];
  let sent = 0;
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  async function sendWaiting(): Promise<void> {
    await last;
    const rows = waiting;
    [waiting, last, next] = [[], next ?? last, null];
    const firstSeq = sent + 1;
    sent += rows.length;
    await send(firstSeq, rows);
  }
  return (seq: number): Promise<void> => {
    waiting.push(toRow(seq));
    next ??= sendWaiting();
    return next;
  };
}
