import {
  ask,
  isRepairing,
  onGap,
  onHealed,
  onRepair,
  onRepairDue,
  takeDaySoon,
  withoutAsked,
  withoutRepair,
} from "./catch-up.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import type { Connection, ConnectionEvent, Effect, Moment, NumberedHead, Step, TimerName } from "./connection-state.ts";
import { onSubjects, settleSubjects } from "./following.ts";
import { onPollDue, onPolled, onSystem, resumePolling, startPolling, stopPolling } from "./polling.ts";
import { reconnectDelayMs } from "./reconnect-delay.ts";
import { parseSubject } from "../../shared/push/subjects.ts";

/** How often a quiet socket is pinged; the first time soon, to know that it works. */
const pingMs = { first: 5_000, every: 25_000 } as const;
/** An answer that takes longer than this will not come: the network failed silently, or lets no such transport through. */
const silenceMs = { opening: 5_000, open: 10_000 } as const;

const still = (state: Connection): Step => ({ state, effects: [] });
const setTimer = (name: TimerName, delayMs: number): Effect => ({ do: "set-timer", name, delayMs });
const clearTimer = (name: TimerName): Effect => ({ do: "clear-timer", name });
const then = (first: Step, next: (state: Connection) => Step): Step => {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
};

/** The socket and its fallback: a pure step from state and event to state and effects (docs/adr/008). */
export function reduceConnection(state: Connection, event: ConnectionEvent, moment: Moment): Step {
  switch (event.type) {
    case "start":
      return open(state);
    case "stop":
      return {
        state: { ...state, phase: "idle", joined: [], failures: 0, asked: {}, repairs: {}, polling: null },
        effects: [{ do: "close" }],
      };
    case "subjects":
      return onSubjects(state, event, open);
    case "hello":
      return onHello(state, event, moment);
    case "rows":
      return onRows(state, event, moment);
    case "repair":
      return onRepair(state, event, moment);
    case "pong":
      return onPong(state, moment);
    case "reopen":
    case "woken":
      return state.phase === "open" ? then({ state, effects: [{ do: "close" }] }, open) : still(state);
    case "closed":
      return onClosed(state, event.after, moment);
    case "online":
    case "shown":
      return onBack({ ...state, ...(event.type === "online" ? { isOnline: true } : { isVisible: true }) }, moment);
    case "hidden":
      return still({ ...state, isVisible: false });
    case "offline":
      return onOffline(state);
    case "timer":
      return onTimer(state, event.name, moment);
    case "healed":
      return onHealed(state, event, moment);
    case "polled":
      return onPolled(state, event.outcome, event.subject, moment);
    case "system":
      return onSystem(state, event);
    case "new-events":
      return { state, effects: [takeDaySoon(moment)] };
    case "day":
      return onDay(state, event, moment);
  }
}

export function toStatus(state: Connection): ConnectionStatus {
  const isHealing = Object.values(state.repairs).some((repair) => repair.isRunning);
  const { lastSyncSeconds, serviceStatus } = state;
  if (!state.isOnline) return { state: "offline", lastSyncSeconds, serviceStatus };
  if (state.subjects.length === 0) return { state: "idle", lastSyncSeconds, serviceStatus };
  if (state.phase === "open" && !isHealing) return { state: "live", lastSyncSeconds, serviceStatus };
  if (state.polling?.isWorking === true) return { state: "polling", lastSyncSeconds, serviceStatus };
  // The first failure is usually a deploy, and over before a visitor could read about it.
  const isLost = state.phase === "given-up" || state.failures > 1;
  return { state: isLost ? "lost" : "connecting", lastSyncSeconds, serviceStatus };
}

function open(state: Connection): Step {
  if (state.subjects.length === 0) return still({ ...state, phase: "idle" }); // C4.17
  if (!state.isOnline) return still({ ...state, phase: "waiting" });
  return {
    state: { ...state, phase: "opening", joined: state.subjects, asked: {} },
    effects: [clearTimer("reconnect"), { do: "open" }, setTimer("silence", silenceMs.opening)],
  };
}

/**
 * The first hello opens the connection; the server then sends the missing rows. A later hello gives the positions of
 * the subjects. If the epoch has changed, the store's state is invalid even if the numbers fit.
 */
type Greeting = Extract<ConnectionEvent, { readonly type: "hello" }>;

function onHello(before: Connection, { heads, backMs }: Greeting, moment: Moment): Step {
  const isRenumbered = ({ subject, epoch }: NumberedHead) => (before.epochs[subject] ?? epoch) !== epoch;
  const epochs = Object.fromEntries(heads.map(({ subject, epoch }) => [subject, epoch]));
  const isFirst = before.phase === "opening";
  const state: Connection = {
    ...before,
    epochs: { ...before.epochs, ...epochs },
    backMs: isFirst || backMs > 0 ? backMs : before.backMs,
  };
  const isInSync = heads.every((head) => head.newest === head.have && !isRenumbered(head));
  const synced = isInSync ? { ...state, lastSyncSeconds: moment.nowSeconds } : state;
  return heads.reduce(
    (step, head) => {
      if (isRenumbered(head)) return then(step, (now) => onRepair(now, head, moment, true));
      if (isFirst || isRepairing(step.state, head.subject)) return step;
      const answered = { ...step, state: withoutAsked(step.state, head.subject) };
      return head.newest === head.have ? answered : then(answered, (now) => ask(now, head.subject, head.have));
    },
    isFirst ? then(onOpened(synced), settleSubjects) : still(synced),
  );
}

function onOpened(state: Connection): Step {
  const opened = stopPolling({ ...state, phase: "open", isRepairLoaded: true });
  return { ...opened, effects: [...opened.effects, clearTimer("silence"), setTimer("ping", pingMs.first)] };
}

function onRows(state: Connection, event: Extract<ConnectionEvent, { type: "rows" }>, { nowSeconds }: Moment): Step {
  const { subject, last, have, outcome } = event;
  if (outcome === "gap") return onGap(state, { subject, newest: last, have });
  if (outcome === "ignored") return still(state);
  const caughtUp = withoutAsked(isRepairing(state, subject) ? state : withoutRepair(state, subject), subject);
  return still({ ...caughtUp, lastSyncSeconds: nowSeconds });
}

/** The socket works: earlier failures are forgotten, and so are questions that needed no answer. */
function onPong(state: Connection, { nowSeconds }: Moment): Step {
  const isInSync = Object.keys(state.repairs).length === 0 && Object.keys(state.asked).length === 0;
  const lastSyncSeconds = isInSync ? nowSeconds : state.lastSyncSeconds;
  const repairs = Object.fromEntries(Object.entries(state.repairs).filter(([, repair]) => repair.isRunning));
  return {
    state: { ...state, failures: 0, asked: {}, repairs, lastSyncSeconds },
    effects: [clearTimer("silence"), setTimer("ping", pingMs.every)],
  };
}

function onClosed(state: Connection, after: "again" | "later" | "without-odds" | "stop", moment: Moment): Step {
  if (state.phase !== "opening" && state.phase !== "open") return still(state);
  const failures = state.failures + 1;
  const quiet = [clearTimer("silence"), clearTimer("ping")];
  const polling = startPolling({ ...state, asked: {}, failures, phase: after === "stop" ? "given-up" : "waiting" });
  if (after === "stop") return { ...polling, effects: [...quiet, ...polling.effects] };
  const isWithoutOdds = after === "without-odds";
  const subjects = isWithoutOdds ? state.subjects.filter((subject) => !isOdds(subject)) : state.subjects;
  const delayMs = reconnectDelayMs(failures, after === "later", moment.random, state.backMs);
  return {
    state: { ...polling.state, subjects },
    effects: [
      ...quiet,
      ...(isWithoutOdds ? [{ do: "drop-odds" } as const] : []),
      ...polling.effects,
      ...(state.isOnline ? [setTimer("reconnect", delayMs)] : []),
    ],
  };
}

/** The page is visible again, or the network is back: every wait ends now. */
function onBack(state: Connection, moment: Moment): Step {
  const polled = resumePolling(state, moment);
  if (state.phase === "waiting") return then(polled, open);
  if (state.phase !== "open") return polled;
  return { ...polled, effects: [...polled.effects, { do: "ping" }, setTimer("silence", silenceMs.open)] };
}

/** The socket may outlive a short outage; without a network no new one is opened. */
const onOffline = (state: Connection): Step => ({
  state: { ...state, isOnline: false },
  effects: [clearTimer("reconnect")],
});

function onTimer(state: Connection, name: TimerName, moment: Moment): Step {
  switch (name) {
    case "reconnect":
      return state.phase === "waiting" ? open(state) : still(state);
    case "ping":
      return { state, effects: [{ do: "ping" }, setTimer("silence", silenceMs.open)] };
    case "silence":
      return then({ state, effects: [{ do: "close" }] }, (now) => onClosed(now, "again", moment));
    case "poll":
      return onPollDue(state, moment);
    case "system":
      return state.isOnline && state.isVisible
        ? { state, effects: [{ do: "check-system" }] }
        : onSystem(state, { intervalMs: null });
    case "new-events":
      return { state, effects: [{ do: "take-day" }] };
    default:
      return onRepairDue(state, name.slice("repair:".length), moment);
  }
}

/** An older day feed took the store back to its number: later changes are requested again, for the new events. */
function onDay(state: Connection, event: Extract<ConnectionEvent, { type: "day" }>, moment: Moment): Step {
  if (event.seq === null) return { state, effects: [takeDaySoon(moment)] };
  return event.seq < event.had ? ask(state, event.subject, event.seq) : still(state);
}

const isOdds = (subject: string) => parseSubject(subject)?.kind === "odds";
