import { highlightSeconds, syncIntervalMs, syncIntervalSeconds } from "../../shared/loading/timing.ts";
import { toAfterClose } from "../../shared/push/close-codes.ts";
import type { ClientFrame, ServerFrame } from "../../shared/push/frames.ts";
import { toOpeningPath } from "../../shared/push/opening.ts";
import { parseServerFrame } from "../../shared/push/server-frame.ts";
import { createClock, type LiveClock } from "./clock.ts";
import { reduceConnection, toStatus } from "./connection.ts";
import { startConnection, type ConnectionEvent, type Effect, type TimerName } from "./connection-state.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { createFeedLoader, type FeedLoader } from "./feed-loader.ts";
import { createFeedWork } from "./feed-work.ts";
import { createKeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import { oddsOf, toLiveSubjects, updatesOf } from "./live-subjects.ts";
import type { LiveSocket, LiveWorld } from "./live-world.ts";
import type { NewsPositions } from "./news-positions.ts";
import { createLiveStore, type LiveStore } from "./store.ts";
import { createTopics } from "./topics.ts";
import { currentVeil } from "./veil.ts";

/** The live half of the site: one store and one socket for all pages; each page reports which lists it shows. */
export type LiveClient = {
  readonly store: LiveStore;
  readonly clock: LiveClock;
  readonly world: LiveWorld;
  /** Server time at which the page was made. */
  readonly loadedSeconds: number;
  /** Delivers all of these feeds, or null (C4.10); a new request in the same context aborts the one before it. */
  readonly loadFeeds: FeedLoader["load"];
  readonly getStatus: () => ConnectionStatus;
  readonly subscribeStatus: (listener: () => void) => () => void;
  /** Takes a list into the store, so that it can be rendered; returns its key. Notifies listeners when nothing is being rendered. */
  readonly open: (list: ListFeed) => string;
  /** Shows the list until the returned function is called; then it is kept for a while, for the way back. */
  readonly show: (key: string) => () => void;
  /** Follows the news of these games, whatever page is shown (C4.17, C4.19); null follows none. */
  readonly followNews: (followed: NewsPositions | null) => void;
  /** Whether a list that has left the screen can be shown again without a request. */
  readonly isRight: (key: string) => boolean;
  /** Opens the socket and starts the ticker; the returned function stops both. It can start again. */
  readonly start: () => () => void;
};

/** Where feeds are, and what the server's clock said when the page was made. */
export type LiveSettings = {
  /** Where sockets open ("https://…", without a path), "" for the page's own site. */
  readonly pushOrigin: string;
  /** Path of the feeds without the name: "/16/x/feed/" or a whole address. */
  readonly feedBase: string;
  /** Value of `x-fsign`. */
  readonly feedSign: string;
  readonly nowSeconds: number;
};

/**
 * Creating a client does nothing; `start` opens the socket, as soon as a page shows a list, and the ticker. `reduceConnection` decides what
 * happens, and the client carries it out.
 *
 * @param startSeconds server time at which the client is made, which may be later than that of the page
 */
export function createLiveClient(
  settings: LiveSettings,
  world: LiveWorld,
  startSeconds = settings.nowSeconds,
): LiveClient {
  const veil = currentVeil();
  const store = createLiveStore(startSeconds, veil);
  const clock = createClock(startSeconds, world.timers);
  const topics = createTopics();
  const loader = createFeedLoader(world, { base: settings.feedBase, sign: settings.feedSign });
  const kept = createKeptLists(world.timers, (key) => {
    store.close(key);
    follow();
  });
  const feeds = createFeedWork({
    store,
    clock,
    loader,
    kept,
    loadLater: world.loadLater,
    getState: () => state,
    dispatch,
  });
  /** Null for a visitor who follows no game; its code loads with the component that shows the news. */
  let news: NewsPositions | null = null;
  const cancelTimers = new Map<TimerName, () => void>();
  let socket: LiveSocket | null = null;
  let isStarted = false;
  let state = startConnection({
    subjects: [],
    isOnline: true,
    isVisible: true,
    syncIntervalMs: syncIntervalMs(syncIntervalSeconds.update, 1),
    nowSeconds: settings.nowSeconds,
  });
  let status = toStatus(state);
  /** Subjects in which an older list took the store back. */
  const wentBack = new Set<string>();
  /** The visitor's place no longer allows odds. */
  let isWithoutOdds = false;

  /**
   * Joins the subjects that shown lists need, and leaves those that no list needs any more. React hydrates a page
   * piece by piece, so rows that arrive in the middle of it would differ from what the server rendered.
   */
  function follow() {
    const needed = kept.followed().flatMap((list) => toLiveSubjects(isWithoutOdds ? { ...list, market: null } : list));
    const again = [...wentBack];
    wentBack.clear();
    dispatch({ type: "subjects", subjects: [...new Set([...needed, ...(news?.subjects() ?? [])])], again });
  }

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
      case "join":
        return socket?.send(JSON.stringify({ t: "join", s: effect.subject, since: getHave(effect.subject) ?? 0 }));
      case "ping":
        return socket?.send("ping");
      case "set-timer":
        return setTimer(effect.name, effect.delayMs);
      case "clear-timer":
        return clearTimer(effect.name);
      case "restart":
        // Each call does nothing for a subject that is not its own.
        news?.reach(effect.subject, 0);
        return store.restart(effect.subject);
      case "drop-odds":
        isWithoutOdds = true;
        return store.dropOdds();
      case "heal":
        return news?.skip(effect.subject, state.repairs, dispatch) ?? feeds.heal(effect.subject, effect.isWhole);
      case "take-day":
        return feeds.takeDay();
      case "poll":
        return feeds.poll();
      case "check-system":
        return feeds.checkSystem();
    }
  }

  function setTimer(name: TimerName, delayMs: number) {
    clearTimer(name);
    cancelTimers.set(
      name,
      world.timers.after(delayMs, () => dispatch({ type: "timer", name })),
    );
  }

  // Cancelling a timer that has already run does nothing.
  const clearTimer = (name: TimerName) => cancelTimers.get(name)?.();

  function openSocket() {
    const joins = state.subjects.map((subject) => ({ subject, since: getHave(subject) ?? 0 }));
    const opened: LiveSocket = world.openSocket(settings.pushOrigin + toOpeningPath(joins), {
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
        const heads = Object.entries(frame.have).map(([subject, { n, epoch }]) => ({
          ...toHead(subject, n),
          epoch,
        }));
        return dispatch({ type: "hello", heads, backMs: frame.back });
      }
      case "mark":
        return socket?.send(JSON.stringify({ t: "seen", m: frame.m } satisfies ClientFrame));
      case "repair":
        return dispatch({ type: "repair", ...toHead(frame.s, frame.n) });
      case "rows": {
        store.advance(clock.nowSeconds());
        const isFresh = clock.nowSeconds() - state.lastSyncSeconds <= highlightSeconds.goal;
        const applied = news?.apply(frame.s, frame.n, frame.r) ?? store.applyRows(frame.s, frame.n, frame.r, isFresh);
        return dispatch({ type: "rows", subject: frame.s, ...applied });
      }
    }
  }

  const getHave = (subject: string) => news?.getHave(subject) ?? store.getHave(subject);
  const toHead = (subject: string, newest: number) => ({ subject, newest, have: getHave(subject) ?? newest });

  return {
    store,
    clock,
    loadFeeds: loader.load,
    world,
    loadedSeconds: settings.nowSeconds,
    getStatus: () => status,
    subscribeStatus: (listener) => topics.subscribe("status", listener),
    open(opened) {
      const list = veil?.take(opened) ?? opened;
      const taken = isWithoutOdds ? { ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null } : list;
      const subjects = [updatesOf(taken), oddsOf(taken) ?? ""];
      const before = subjects.map((subject) => store.getHave(subject));
      const report = store.open(taken);
      subjects.forEach((subject, index) => {
        if ((store.getHave(subject) ?? 0) < (before[index] ?? 0)) wentBack.add(subject);
      });
      kept.open(taken);
      if (isStarted) {
        world.timers.after(0, () => {
          report();
          follow();
        });
      }
      return list.key;
    },

    show(key) {
      veil?.drawn();
      kept.show(key);
      follow();
      return () => kept.leave(key);
    },

    followNews(followed) {
      news = followed;
      follow();
    },

    isRight: (key) => kept.isRight(key, clock.nowSeconds()),
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
      follow();
      return () => {
        isStarted = false;
        loader.abortAll();
        dispatch({ type: "stop" });
        for (const cancel of cancelTimers.values()) cancel();
        for (const end of ends) end();
      };
    },
  };
}
