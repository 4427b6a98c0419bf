import { oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import { reduceConnection } from "./connection.ts";
import { startConnection, type Connection, type ConnectionEvent, type Effect } from "./connection-state.ts";

/** States of a connection that follows one subject, and what events make of them. */

export const subject = updateSubject(1);
export const odds = oddsSubject(1, "fr");
const moment = { nowSeconds: 1_010, random: 0.5 };
export const idle = startConnection({
  subjects: [subject],
  isOnline: true,
  isVisible: true,
  syncIntervalMs: 5_000,
  nowSeconds: 1_000,
  serviceStatus: 1,
});
export const after = (state: Connection, ...events: readonly ConnectionEvent[]) =>
  events.reduce(
    (step, event) => {
      const next = reduceConnection(step.state, event, moment);
      return { state: next.state, effects: [...step.effects, ...next.effects] };
    },
    { state, effects: [] as readonly Effect[] },
  );
export const does = (state: Connection, ...events: readonly ConnectionEvent[]) => after(state, ...events).effects;

export const hello = (newest: number, have: number, epoch = "e1", backMs = 0): ConnectionEvent => ({
  type: "hello",
  backMs,
  heads: [{ subject, newest, have, epoch }],
});
export const rows = (outcome: "applied" | "ignored" | "gap", last: number, have: number): ConnectionEvent => ({
  type: "rows",
  subject,
  outcome,
  last,
  have,
});
export const closed = (how: "again" | "later" | "without-odds" | "stop"): ConnectionEvent => ({
  type: "closed",
  after: how,
});
export const due = (name: Extract<ConnectionEvent, { type: "timer" }>["name"]): ConnectionEvent => ({
  type: "timer",
  name,
});
export const asks = (since: number): Effect => ({ do: "send", frame: { t: "join", s: subject, since } });
export const delayOf = (effects: readonly Effect[], name: string) =>
  effects.flatMap((effect) => (effect.do === "set-timer" && effect.name === name ? effect.delayMs : []))[0];
export const kinds = (effects: readonly Effect[]) =>
  effects.map((effect) => ("name" in effect ? `${effect.do} ${effect.name}` : effect.do));

export const opening = after(idle, { type: "start" }).state;
export const open = after(opening, hello(5, 5)).state;
export const waiting = after(open, closed("again")).state;
