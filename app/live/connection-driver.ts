import { toAfterClose } from "../../shared/push/close-codes.ts";
import type { ClientFrame, ServerFrame } from "../../shared/push/frames.ts";
import { toOpeningPath } from "../../shared/push/opening.ts";
import { parseServerFrame } from "../../shared/push/server-frame.ts";
import { reduceConnection, toStatus } from "./connection.ts";
import type { Connection, ConnectionEvent, DataEffect, Effect, Moment, TimerName } from "./connection-state.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import type { LiveWorld } from "./live-world.ts";
import type { LiveSocket } from "./open-transport.ts";
import { createTopics } from "./topics.ts";

/** Carries the connection out that `reduceConnection` decides: its socket, its timers, and the listeners of its status. */
export type ConnectionDriver = {
  readonly getState: () => Connection;
  readonly getStatus: () => ConnectionStatus;
  readonly subscribeStatus: (listener: () => void) => () => void;
  readonly isStarted: () => boolean;
  readonly dispatch: (event: ConnectionEvent) => void;
  readonly send: (frame: ClientFrame) => void;
  readonly start: () => void;
  readonly stop: () => void;
};

type DriverParts = {
  readonly world: LiveWorld;
  /** Where sockets open. */
  readonly pushOrigin: string;
  readonly first: Connection;
  readonly toMoment: () => Moment;
  /** The number that the page holds of a subject; null for one that it does not follow. */
  readonly getHave: (subject: string) => number | null;
  readonly changeData: (effect: DataEffect) => void;
  readonly onFrame: (frame: ServerFrame) => void;
};

export function createConnectionDriver(parts: DriverParts): ConnectionDriver {
  const { world, getHave } = parts;
  const topics = createTopics();
  const cancelTimers = new Map<TimerName, () => void>();
  const link = createLink(parts, (event) => dispatch(event));
  let state = parts.first;
  let status = toStatus(state);
  let isStarted = false;

  function dispatch(event: ConnectionEvent) {
    if (!isStarted && event.type !== "stop") return;
    const step = reduceConnection(state, event, parts.toMoment());
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
    showStatus(toStatus(state));
  }

  function carryOut(effect: Effect) {
    switch (effect.do) {
      case "open":
        return link.open(state.subjects);
      case "close":
        return link.close();
      case "send":
        return link.send(effect.frame);
      case "join":
        return link.send({ t: "join", s: effect.subject, since: getHave(effect.subject) ?? 0 });
      case "ping":
        return link.ping();
      case "set-timer":
        return setTimer(effect.name, effect.delayMs);
      case "clear-timer":
        return clearTimer(effect.name);
      default:
        return parts.changeData(effect);
    }
  }

  function setTimer(name: TimerName, delayMs: number) {
    clearTimer(name);
    const due = () => dispatch({ type: "timer", name });
    cancelTimers.set(name, world.timers.after(delayMs, due));
  }

  // Cancelling a timer that has already run does nothing.
  const clearTimer = (name: TimerName) => cancelTimers.get(name)?.();

  function showStatus(after: ConnectionStatus) {
    const isSame =
      after.state === status.state &&
      after.lastSyncSeconds === status.lastSyncSeconds &&
      after.serviceStatus === status.serviceStatus;
    if (isSame) return;
    status = after;
    topics.notify("status");
  }

  return {
    getState: () => state,
    getStatus: () => status,
    subscribeStatus: (listener) => topics.subscribe("status", listener),
    isStarted: () => isStarted,
    dispatch,
    send: link.send,
    start() {
      isStarted = true;
      state = { ...state, isOnline: world.isOnline(), isVisible: world.isVisible() };
    },
    stop() {
      isStarted = false;
      dispatch({ type: "stop" });
      for (const cancel of cancelTimers.values()) cancel();
    },
  };
}

/** The socket that is open now; what an earlier one still says does not count. */
function createLink({ world, pushOrigin, getHave, onFrame }: DriverParts, dispatch: (event: ConnectionEvent) => void) {
  let socket: LiveSocket | null = null;

  function onMessage(text: string) {
    if (text === "pong") return dispatch({ type: "pong" });
    const frame = parseServerFrame(text);
    if (frame !== null) onFrame(frame);
  }

  return {
    open(subjects: readonly string[]) {
      const joins = subjects.map((subject) => ({ subject, since: getHave(subject) ?? 0 }));
      const opened: LiveSocket = world.openSocket(pushOrigin + toOpeningPath(joins), {
        message(text) {
          if (socket === opened) onMessage(text);
        },
        closed(code) {
          if (socket !== opened) return;
          socket = null;
          dispatch({ type: "closed", after: toAfterClose(code) });
        },
        reopen() {
          if (socket === opened) dispatch({ type: "reopen" });
        },
      });
      socket = opened;
    },
    close() {
      const closing = socket;
      socket = null;
      closing?.close();
    },
    send: (frame: ClientFrame) => socket?.send(JSON.stringify(frame)),
    ping: () => socket?.send("ping"),
  };
}
