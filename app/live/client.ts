import { syncIntervalMs, syncIntervalSeconds } from "../../shared/basics/timing.ts";
import { statusUp } from "../../shared/wire/system-values.ts";
import { createClock, type LiveClock } from "./clock.ts";
import { createConnectionDriver, type ConnectionDriver } from "./connection-driver.ts";
import { startConnection, type DataEffect } from "./connection-state.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { createFeedLoader, type FeedLoader } from "./feed-loader.ts";
import { createFeedWork, type FeedWork } from "./feed-work.ts";
import { haveOf, neededSubjects, openNoted, withoutOdds, type Followed } from "./followed-subjects.ts";
import { createKeptLists, type KeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import { updatesOf } from "./live-subjects.ts";
import type { LiveWorld } from "./live-world.ts";
import { createNewsPositions, type NewsPositions } from "./news-positions.ts";
import { createPriceWatch } from "./price-watch.ts";
import { readSystemFeed } from "./read-system-feed.ts";
import { receiveFrame } from "./receive-frame.ts";
import { createLiveStore, type LiveStore } from "./store.ts";
import { systemSubject } from "../../shared/push/subjects.ts";
import { currentVeil, type Veil } from "./veil.ts";

/** The live half of the site: one store and one socket for all pages; each page reports which lists it shows. */
export type LiveClient = {
  readonly store: LiveStore;
  readonly clock: LiveClock;
  readonly world: LiveWorld;
  /** Server time at which the page was true: when it was made, or as much earlier as its visitor wants it late. */
  readonly loadedSeconds: number;
  /** Delivers all of these feeds, or null (C4.10), as late as the page; a new request in the same context aborts the one before it. */
  readonly loadFeeds: FeedLoader["load"];
  /** The same as they are now, for results that the visitor has revealed. */
  readonly loadPresent: FeedLoader["load"];
  readonly getStatus: () => ConnectionStatus;
  readonly subscribeStatus: (listener: () => void) => () => void;
  /** Takes a list into the store, so that it can be rendered; returns its key. Notifies listeners when nothing is being rendered. */
  readonly open: (list: ListFeed) => string;
  /** Takes lists of one sport into the store, brings them up to date by the sport's repair feed, then calls `done`: also without one. */
  readonly openRepaired: (sportId: number, lists: readonly ListFeed[], done: () => void) => void;
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
  /** How late the document is; none is on time. */
  readonly delaySeconds?: number;
  /** The service's status when the page was made; without it nothing is wrong. */
  readonly serviceStatus?: number;
};

/** The parts of a client, which its functions share. */
type ClientParts = {
  readonly world: LiveWorld;
  readonly veil: Veil | null;
  readonly store: LiveStore;
  readonly clock: LiveClock;
  readonly loader: FeedLoader;
  /** Loads what the page asks for, as late as the page. */
  readonly pageLoader: FeedLoader;
  readonly kept: KeptLists;
  readonly followed: Followed;
  readonly connection: ConnectionDriver;
  readonly feeds: FeedWork;
  /**
   * Joins the subjects that shown lists need, and leaves those that no list needs any more. React hydrates a page
   * piece by piece, so rows that arrive in the middle of it would differ from what the server rendered.
   */
  readonly follow: () => void;
};

/**
 * Creating a client does nothing; `start` opens the socket, as soon as a page shows a list, and the ticker. `reduceConnection` decides what
 * happens, the connection's driver carries it out, and the client puts both together with the data.
 *
 * @param startSeconds server time at which the client is made, which may be later than that of the page
 */
export function createLiveClient(
  settings: LiveSettings,
  world: LiveWorld,
  startSeconds = settings.nowSeconds,
): LiveClient {
  const parts = createParts(settings, world, startSeconds);
  const { veil, store, clock, loader, pageLoader, kept, followed, connection, feeds, follow } = parts;
  return {
    store,
    clock,
    loadFeeds: pageLoader.load,
    loadPresent: loader.load,
    world,
    loadedSeconds: settings.nowSeconds - (settings.delaySeconds ?? 0),
    getStatus: connection.getStatus,
    subscribeStatus: connection.subscribeStatus,
    open: (list) => openOnPage(parts, list),
    openRepaired(sportId, lists, done) {
      for (const list of lists) openOnPage(parts, list);
      feeds.repair(updatesOf({ sportId }), done);
    },
    show(key) {
      veil?.drawn();
      kept.show(key);
      store.markPeriods(key);
      follow();
      return () => kept.leave(key);
    },
    followNews(news) {
      followed.news = news;
      follow();
    },
    isRight: (key) => kept.isRight(key, clock.nowSeconds()),
    start: () => start(parts),
  };
}

function createParts(settings: LiveSettings, world: LiveWorld, startSeconds: number): ClientParts {
  const veil = currentVeil();
  const store = createLiveStore(startSeconds, veil);
  const clock = createClock(startSeconds, world.timers);
  const feed = { base: settings.feedBase, sign: settings.feedSign };
  const loader = createFeedLoader(world, feed, veil && { toTake: veil.toTake });
  const pageLoader = veil === null ? loader : createFeedLoader(world, feed, veil);
  const system = createNewsPositions();
  system.follow([systemSubject]);
  system.subscribe((_, row) => connection.dispatch({ type: "system", ...readSystemFeed(row) }));
  const followed: Followed = { news: null, system, isWithoutOdds: false, wentBack: new Set() };
  const kept = createKeptLists(world.timers, (key) => {
    store.close(key);
    follow();
  });
  const connection: ConnectionDriver = createConnectionDriver({
    world,
    pushOrigin: settings.pushOrigin,
    first: startConnection({
      subjects: [],
      isOnline: true,
      isVisible: true,
      syncIntervalMs: syncIntervalMs(syncIntervalSeconds.update, 1),
      nowSeconds: settings.nowSeconds,
      serviceStatus: settings.serviceStatus ?? statusUp,
    }),
    toMoment: () => ({ nowSeconds: clock.nowSeconds(), random: world.random() }),
    getHave: (subject) => haveOf(store, followed, subject),
    changeData: (effect) => changeData({ store, followed, connection, feeds }, effect),
    onFrame: (frame) => receiveFrame({ store, clock, followed, connection }, frame),
  });
  const { getState, dispatch } = connection;
  const feeds = createFeedWork({ store, clock, loader, kept, getState, dispatch });

  function follow() {
    const subjects = neededSubjects(followed, kept);
    const again = [...followed.wentBack];
    followed.wentBack.clear();
    dispatch({ type: "subjects", subjects, again });
  }

  return { world, veil, store, clock, loader, pageLoader, kept, followed, connection, feeds, follow };
}

type ChangeParts = Pick<ClientParts, "store" | "followed" | "connection" | "feeds">;

function changeData({ store, followed, connection, feeds }: ChangeParts, effect: DataEffect): void {
  switch (effect.do) {
    case "restart":
      // Each call does nothing for a subject that is not its own.
      followed.system.reach(effect.subject, 0);
      followed.news?.reach(effect.subject, 0);
      return store.restart(effect.subject);
    case "drop-odds":
      followed.isWithoutOdds = true;
      return store.dropOdds();
    case "heal": {
      const { repairs } = connection.getState();
      const isSkipped = (positions: NewsPositions | null) =>
        positions?.skip(effect.subject, repairs, connection.dispatch) === true;
      // What the page says of the service is as old as the page; only a gap after that hides a change.
      const hadSystem = (followed.system.getHave(effect.subject) ?? 0) > 0;
      if (isSkipped(followed.system)) return hadSystem ? feeds.checkSystem() : undefined;
      return isSkipped(followed.news) ? undefined : feeds.heal(effect.subject, effect.isWhole);
    }
    case "take-day":
      return feeds.takeDay();
    case "poll":
      return feeds.poll();
    case "check-system":
      return feeds.checkSystem();
  }
}

/** Takes a list into the store. Its listeners are notified afterwards: the caller is being rendered. */
function openOnPage({ world, veil, store, kept, followed, connection, follow }: ClientParts, opened: ListFeed): string {
  const list = veil?.take(opened) ?? opened;
  const taken = withoutOdds(list, followed);
  const report = openNoted(store, taken, followed);
  kept.open(taken);
  if (connection.isStarted()) {
    world.timers.after(0, () => {
      report();
      follow();
    });
  }
  return list.key;
}

/** Opens the socket and starts the ticker; the returned function stops both. */
function start(parts: ClientParts): () => void {
  const { world, veil, store, clock, loader, pageLoader, kept, connection, follow } = parts;
  connection.start();
  // Seldom needed, and never in the first minute. Without this code the prices become too old, and are hidden.
  const pollPrices = (lists: readonly ListFeed[]) =>
    void import("./poll-prices.ts").then(
      (polling) => polling.pollPrices({ store, clock, loader }, lists),
      () => {},
    );
  const lookAfterPrices = createPriceWatch({ world, store, kept, clock, connection, pollPrices });
  const ends = [
    clock.subscribe(() => {
      lookAfterPrices();
      store.advance(clock.shownSeconds());
    }),
    store.onNewEvents(() => connection.dispatch({ type: "new-events" })),
    world.watchPage((event) => {
      if (event === "hidden") clock.pause();
      if (event === "shown") clock.resume();
      connection.dispatch({ type: event });
    }),
    ...(veil === null ? [] : [veil.watch(() => (world.isVisible() ? kept.shown() : []))]),
  ];
  connection.dispatch({ type: "start" });
  follow();
  return () => {
    connection.stop();
    for (const each of new Set([loader, pageLoader])) each.abortAll();
    for (const end of ends) end();
  };
}
