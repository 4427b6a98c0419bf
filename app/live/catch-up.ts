import { sqlCacheSeconds } from "../../shared/basics/timing.ts";
import { staleAction } from "../loading/staleness.ts";
import type { Connection, Effect, Head, Moment, Repair, Step } from "./connection-state.ts";
import { reconnectDelayMs } from "./reconnect-delay.ts";

/** How a subscriber gets the changes of a subject that it missed (P4, P5). */

const still = (state: Connection): Step => ({ state, effects: [] });

/** Requests the rows after `since`, only once: the answer may be under way already. */
export function ask(state: Connection, subject: string, since: number): Step {
  if (state.phase !== "open" || state.asked[subject] === since) return still(state);
  return {
    state: { ...state, asked: { ...state.asked, [subject]: since } },
    effects: [{ do: "send", frame: { t: "join", s: subject, since } }],
  };
}

export function withoutAsked(state: Connection, subject: string): Connection {
  const { [subject]: _, ...asked } = state.asked;
  return { ...state, asked };
}

const withRepair = (state: Connection, subject: string, repair: Repair): Connection => ({
  ...state,
  repairs: { ...state.repairs, [subject]: repair },
});

export function withoutRepair(state: Connection, subject: string): Connection {
  const { [subject]: _, ...repairs } = state.repairs;
  return { ...state, repairs };
}

export const isRepairing = (state: Connection, subject: string): boolean => state.repairs[subject]?.isRunning === true;

/** Handles changes that do not follow the store's position. After a repair all of them are requested from the server. */
export const onGap = (state: Connection, { subject, have }: Head): Step =>
  isRepairing(state, subject) ? still(state) : ask(state, subject, have);

/** Handles rows that the server cannot replay; numbers that went back belong to a new epoch. */
export function onRepair(
  before: Connection,
  { subject, newest, have }: Head,
  moment: Moment,
  isRestart = newest < have,
): Step {
  const state = withoutAsked(before, subject);
  const known = state.repairs[subject];
  const effects: Effect[] = isRestart ? [{ do: "restart", subject }] : [];
  const attempts = known?.attempts ?? 0;
  const repair = { atLeast: newest, isRunning: true, isRestart: isRestart || known?.isRestart === true, attempts };
  if (known?.isRunning !== true) effects.push(healLater(state, subject, repair, moment));
  else if (isRestart) effects.push(toHeal(state, subject, repair, moment)); // what is on its way is of the old numbers
  return { state: withRepair(state, subject, repair), effects };
}

/**
 * At once the first time; after a feed that was too old (from a cache), or missing, it waits before it takes one again.
 */
function healLater(state: Connection, subject: string, repair: Repair, moment: Moment): Effect {
  if (repair.attempts === 0) return toHeal(state, subject, repair, moment);
  return {
    do: "set-timer",
    name: `repair:${subject}`,
    delayMs: reconnectDelayMs(repair.attempts, false, moment.random),
  };
}

/** The wait for a repair is over. */
export function onRepairDue(state: Connection, subject: string, moment: Moment): Step {
  const repair = state.repairs[subject];
  return repair?.isRunning === true ? { state, effects: [toHeal(state, subject, repair, moment)] } : still(state);
}

/** After a long absence the whole feed is as cheap as its repair, and brings new events too (C4.15). */
function toHeal({ lastSyncSeconds }: Connection, subject: string, repair: Repair, { nowSeconds }: Moment): Effect {
  const action = staleAction({ lastSyncSeconds, cacheSeconds: sqlCacheSeconds, nowSeconds });
  return { do: "heal", subject, isWhole: repair.isRestart || action === "reload" };
}

/**
 * The repair feed is in the store. One from a cache from which the server cannot continue is taken again, after growing
 * waits (P5). A repair feed names no new events, so the day feed follows it.
 */
export function onHealed(
  state: Connection,
  { subject, seq, isWhole }: { readonly subject: string; readonly seq: number | null; readonly isWhole: boolean },
  moment: Moment,
): Step {
  const before = state.repairs[subject];
  if (before?.isRunning !== true) return still(state);
  const repair = { ...before, attempts: before.attempts + 1 };
  if (seq === null || seq < repair.atLeast) {
    return { state: withRepair(state, subject, repair), effects: [healLater(state, subject, repair, moment)] };
  }
  const follow = isWhole ? [] : [takeDaySoon(moment)];
  const healed = { ...state, isRepairLoaded: true };
  if (state.phase !== "open") {
    // Without a socket, polling continues from here (C4.13, C4.15).
    const polling = state.polling === null ? null : { ...state.polling, isWorking: true };
    const repaired = { ...withoutRepair(healed, subject), polling, lastSyncSeconds: moment.nowSeconds };
    return { state: repaired, effects: follow };
  }
  // Remembered until the answer: if the server is further by then, the client waits for the next feed.
  const asking = ask(withRepair(healed, subject, { ...repair, isRunning: false }), subject, seq);
  return { ...asking, effects: [...asking.effects, ...follow] };
}

/** Wait before the day feed is taken for new events: many come together, and every page sees them at once. */
const newEventsMs = { min: 2_000, span: 10_000 } as const;

export const takeDaySoon = ({ random }: Moment): Effect => ({
  do: "set-timer",
  name: "new-events",
  delayMs: newEventsMs.min + random * newEventsMs.span,
});
