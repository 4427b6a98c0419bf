import { formatFeedName } from "../../shared/feed/names.ts";
import { decodeSystemFeed } from "../../shared/feed/system-feed.ts";
import { systemSyncIntervalMs } from "../../shared/loading/system-values.ts";
import { highlightSeconds, syncIntervalMs, syncIntervalSeconds } from "../../shared/loading/timing.ts";
import { toAfterClose } from "../../shared/push/close-codes.ts";
import type { ClientFrame, ServerFrame } from "../../shared/push/frames.ts";
import { toOpeningPath } from "../../shared/push/opening.ts";
import { parseServerFrame } from "../../shared/push/server-frame.ts";
import { projectTypeId, updateSubject } from "../../shared/push/subjects.ts";
import { createClock } from "./clock.ts";
import { reduceConnection, toStatus } from "./connection.ts";
import { startConnection, type ConnectionEvent, type Effect, type TimerName } from "./connection-state.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { createFeedLoader } from "./feed-loader.ts";
import { feedNameAt } from "./feed-name-at.ts";
import type { LiveData } from "./live-data.ts";
import { toLiveSubjects } from "./live-subjects.ts";
import type { LiveSocket, LiveWorld } from "./live-world.ts";
import { createListStore } from "./store.ts";
import { applyUpdateFeed } from "./update-feed.ts";
import { createTopics } from "./topics.ts";

export type LiveClient = ReturnType<typeof createLiveClient>;

/**
 * The live half of a list page. Creating it does nothing but decode; `start` opens the socket and the ticker. What
 * happens is decided by `reduceConnection`; this carries it out.
 */
export function createLiveClient(data: LiveData, world: LiveWorld) {
  const updates = updateSubject(data.sportId);
  const ids = { sportId: data.sportId, projectTypeId };
  const store = createListStore(data);
  const clock = createClock(data.nowSeconds, world.timers);
  const topics = createTopics();
  const loader = createFeedLoader(world, { base: data.feedBase, sign: data.feedSign });
  const cancelTimers = new Map<TimerName, () => void>();
  let socket: LiveSocket | null = null;
  let isStarted = false;
  let state = startConnection({
    subjects: toLiveSubjects(data),
    isOnline: true,
    isVisible: true,
    syncIntervalMs: syncIntervalMs(syncIntervalSeconds.update, 1),
    nowSeconds: data.nowSeconds,
  });
  let status = toStatus(state);

  function dispatch(event: ConnectionEvent) {
    if (!isStarted && event.type !== "stop") return;
    const step = reduceConnection(state, event, { nowSeconds: clock.nowSeconds(), random: world.random() });
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
    showStatus(toStatus(state));
  }

  function showStatus(after: ConnectionStatus) {
    if (after.state === status.state && after.lastSyncSeconds === status.lastSyncSeconds) return;
    status = after;
    topics.notify("status");
  }

  function carryOut(effect: Effect) {
    switch (effect.do) {
      case "open":
        return openSocket();
      case "close":
        return closeSocket();
      case "send":
        return socket?.send(JSON.stringify(effect.frame));
      case "ping":
        return socket?.send("ping");
      case "set-timer":
        return setTimer(effect.name, effect.delayMs);
      case "clear-timer":
        return clearTimer(effect.name);
      case "restart":
        return store.restart(effect.subject);
      case "drop-odds":
        return store.dropOdds();
      case "heal":
        return heal(effect.subject, effect.isWhole);
      case "take-day":
        return takeDay();
      case "poll":
        return poll();
      case "check-system":
        return checkSystem();
    }
  }

  function setTimer(name: TimerName, delayMs: number) {
    clearTimer(name);
    const cancel = world.timers.after(delayMs, () => {
      cancelTimers.delete(name);
      dispatch({ type: "timer", name });
    });
    cancelTimers.set(name, cancel);
  }

  function clearTimer(name: TimerName) {
    cancelTimers.get(name)?.();
    cancelTimers.delete(name);
  }

  function openSocket() {
    closeSocket();
    const joins = state.subjects.map((subject) => ({ subject, since: store.getHave(subject) ?? 0 }));
    const opened: LiveSocket = world.openSocket(toOpeningPath(joins), {
      message(text) {
        if (socket === opened) onMessage(text);
      },
      closed(code) {
        if (socket !== opened) return;
        socket = null;
        dispatch({ type: "closed", after: toAfterClose(code) });
      },
    });
    socket = opened;
  }

  function closeSocket() {
    const closing = socket;
    socket = null;
    closing?.close();
  }

  function onMessage(text: string) {
    if (text === "pong") return dispatch({ type: "pong" });
    const frame = parseServerFrame(text);
    if (frame !== null) onFrame(frame);
  }

  function onFrame(frame: ServerFrame) {
    switch (frame.t) {
      case "hello": {
        clock.correct(frame.at);
        const heads = Object.entries(frame.have).map(([subject, { n, numbering }]) => ({
          ...toHead(subject, n),
          numbering,
        }));
        return dispatch({ type: "hello", heads });
      }
      case "mark":
        return socket?.send(JSON.stringify({ t: "seen", m: frame.m } satisfies ClientFrame));
      case "repair":
        return dispatch({ type: "repair", ...toHead(frame.s, frame.n) });
      case "rows": {
        store.advance(clock.nowSeconds());
        const isFresh = clock.nowSeconds() - state.lastSyncSeconds <= highlightSeconds.goal;
        const applied = store.applyRows(frame.s, frame.n, frame.r, isFresh);
        return dispatch({ type: "rows", subject: frame.s, ...applied });
      }
    }
  }

  const toHead = (subject: string, newest: number) => ({ subject, newest, have: store.getHave(subject) ?? newest });

  const nameNow = (name: string) => feedNameAt(name, data.nowSeconds, clock.nowSeconds());

  /** The first repair of a page is the full one, whose rows hold what the page's own may lack (C4.13). */
  const repairName = () => formatFeedName({ kind: state.isRepairLoaded ? "repair" : "full-repair", ...ids });

  function heal(subject: string, isWhole: boolean) {
    const isOdds = subject !== updates;
    const name = isOdds ? data.oddsFeedName : isWhole ? data.feedName : repairName();
    // Odds have one feed, which is whole.
    const healed = { type: "healed", subject, isWhole: isWhole || isOdds } as const;
    if (name === null) return dispatch({ ...healed, seq: null });
    loader.load(`heal ${subject}`, [nameNow(name)], (feeds) => {
      const { body = "", seq = null } = feeds?.[0] ?? {};
      if (seq === null) return dispatch({ ...healed, seq });
      if (isOdds) store.applyOdds(body, seq);
      else if (isWhole) store.applyDay(body, seq);
      else store.applyRepair(body, seq);
      dispatch({ ...healed, seq: store.getHave(subject) });
    });
  }

  /** New events come with their prices. */
  function takeDay() {
    const odds = state.subjects.length > 1 ? data.oddsFeedName : null;
    const names = odds === null ? [data.feedName] : [data.feedName, odds];
    loader.load("day", names.map(nameNow), (feeds) => {
      const had = store.getHave(updates) ?? 0;
      const [day, prices] = feeds ?? [];
      const seq = day?.seq ?? null;
      if (day !== undefined && seq !== null) store.applyDay(day.body, seq);
      if (prices !== undefined && prices.seq !== null) store.applyOdds(prices.body, prices.seq);
      dispatch({ type: "day", subject: updates, seq, had });
    });
  }

  function poll() {
    loader.load("poll", [formatFeedName({ kind: "update", ...ids })], (feeds) => {
      const { body = "", seq = null } = feeds?.[0] ?? {};
      store.advance(clock.nowSeconds());
      const outcome = seq === null ? "failed" : applyUpdateFeed(store, updates, body, seq);
      dispatch({ type: "polled", outcome, subject: updates });
    });
  }

  function checkSystem() {
    loader.load("system", [formatFeedName({ kind: "system", projectTypeId })], (feeds) => {
      const values = decodeSystemFeed(feeds?.[0]?.body ?? "");
      if (values.serverSeconds !== undefined) clock.correct(values.serverSeconds);
      dispatch({ type: "system", intervalMs: systemSyncIntervalMs(values) });
    });
  }

  return {
    store,
    clock,
    loadedSeconds: data.nowSeconds,
    getStatus: () => status,
    subscribeStatus: (listener: () => void) => topics.subscribe("status", listener),

    /** Opens the socket and starts the ticker; returns what stops both. It can be started again. */
    start() {
      isStarted = true;
      state = { ...state, isOnline: world.isOnline(), isVisible: world.isVisible() };
      const ends = [
        clock.subscribe(() => store.advance(clock.shownSeconds())),
        store.onNewEvents(() => dispatch({ type: "new-events" })),
        world.watchPage((event) => {
          if (event === "hidden") clock.pause();
          if (event === "shown") clock.resume();
          dispatch({ type: event });
        }),
      ];
      dispatch({ type: "start" });
      return () => {
        isStarted = false;
        loader.abortAll();
        dispatch({ type: "stop" });
        for (const cancel of cancelTimers.values()) cancel();
        cancelTimers.clear();
        for (const end of ends) end();
      };
    },
  };
}
