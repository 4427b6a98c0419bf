import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { protocolVersion, type ServerFrame } from "../../../shared/push/frames.ts";
import { updateSubject } from "../../../shared/push/subjects.ts";
import { hubName, relayName } from "./hub-protocol.ts";
import { Publisher } from "./publisher.ts";

/** Test helpers for the football hub, its publications, and the frames that subscribers get from it. */

export const publisher = new Publisher(createExecutionContext(), env);
export const subject = updateSubject(1);
export const hub = () => env.SPORT_HUB.getByName(hubName(1));
export const relay = (shard = 0) => env.RELAY.getByName(relayName(1, "weur", shard));

export const countRelays = () =>
  runInDurableObject(hub(), (_, state) => state.storage.sql.exec("SELECT name FROM child").toArray().length);

export const row = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬~`;
export const rows = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => row(first + at));
export const publish = (first: number, last: number, to = subject) =>
  publisher.publish(1, { subject: to, firstSeq: first, rows: rows(first, last) });

export const hello = (have: number, of = subject) => ({
  t: "hello",
  v: protocolVersion,
  at: expect.any(Number),
  have: { [of]: { n: have, epoch: expect.any(String) } },
  back: 0,
});
export const toHave = (frame: ServerFrame) => (frame.t === "hello" ? frame.have : {});
export const rowsFrame = (first: number, last: number, of = subject) => ({
  t: "rows",
  s: of,
  n: first,
  r: rows(first, last).join(""),
});
export const repair = (goOnFrom: number) => ({ t: "repair", s: subject, n: goOnFrom });

// Rows of about a kilobyte.
export const wideRow = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬CX÷${"x".repeat(1_000)}¬~`;
export const wideRows = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => wideRow(first + at));
export const publishWide = (first: number, last: number, to = subject) =>
  publisher.publish(1, { subject: to, firstSeq: first, rows: wideRows(first, last) });
export const countRows = (frame: ServerFrame) => (frame.t === "rows" ? frame.r.split("~").length - 1 : 0);
