import { trueNowMs } from "../../time/true-time.ts";
import { atom } from "nanostores";
import type { LivePlace } from "../../live/live-place.ts";
import { createTextChoice, type OpenText } from "../../storage/text-choice.ts";
import { toExpiry } from "./event-days.ts";
import { createMyGamesActions, type MyGamesActions } from "./my-games-actions.ts";
import { countFavourites } from "./my-games-limits.ts";
import { reduceMyGames, toFirstState, type MyGamesEffect, type MyGamesEvent } from "./my-games-state.ts";
import { openMyGamesTexts } from "./my-games-texts.ts";
import type { MyGames } from "./my-games.ts";
import { refetchExpired, type LoadBodies } from "./refetch-expired.ts";
import { refreshMyGames } from "./refresh.ts";
import type { ListWords } from "./saved-days.ts";

/** As late as work runs in a page that draws nothing, as a hidden one. */
const latestMs = 200;

/** Runs work once the page has been drawn, or before it is hidden or left; at once in a page that is hidden. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === "hidden") return work();
  const waiting = new AbortController();
  const run = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    work();
  };
  addEventListener("pagehide", run, waiting);
  document.addEventListener("visibilitychange", run, waiting);
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, latestMs);
}

/** The page on which the days are counted. */
export type MyGamesPage = Omit<ListWords, "nowSeconds">;

/** The games that an anonymous visitor follows, as this tab knows them; kept in step with the other tabs (C6.01, docs/adr/009). */
export type MyGamesStore = MyGamesActions & {
  /** The same object until something changes. */
  readonly get: () => MyGames;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the changes that another tab has written since, and counts the days anew once it is tomorrow, or was slept through. */
  readonly check: () => void;
  /** Counts the days again, drops games that have left the day window (C4.07), and fetches expired ones again (C4.08). */
  readonly refresh: (page: MyGamesPage, load: LoadBodies) => void;
};

/** @param later when a change is written: 500 games take longer than a star may (docs/adr/009). It must run before the page is left. */
export function createMyGamesStore(
  open: OpenText,
  nowMs: () => number,
  later: (work: () => void) => void = (work) => work(),
): MyGamesStore {
  const texts = openMyGamesTexts(open);
  let state = toFirstState(texts.read(), nowMs());
  const shown = atom(state.games);
  /** Counts the days anew; null until a page has said in which zone they are. */
  let countDays: { readonly atSeconds: number; readonly again: () => void } | null = null;
  const nowSeconds = () => Math.floor(nowMs() / 1000);
  const find = () => ({ texts: texts.read(), areKept: texts.areKept(), nowMs: nowMs() });

  function dispatch(event: MyGamesEvent) {
    const reduced = reduceMyGames(state, event);
    ({ state } = reduced);
    shown.set(state.games);
    if (reduced.effect !== null) run[reduced.effect]();
  }

  const run: Readonly<Record<MyGamesEffect, () => void>> = {
    write() {
      texts.write(state.games, nowMs());
      dispatch({ type: "written", ...find() });
    },
    "write-soon": () =>
      later(() => {
        // Another tab may have written since.
        if (state.isWaiting) check();
        if (state.isWaiting) run.write();
      }),
  };

  function check() {
    if (countDays !== null && nowSeconds() >= countDays.atSeconds) countDays.again();
    dispatch({ type: "looked", ...find() });
  }

  function refresh(page: MyGamesPage, load: LoadBodies) {
    const words = { ...page, nowSeconds: nowSeconds() };
    countDays = { atSeconds: toExpiry(words), again: () => refresh(page, load) };
    check();
    if (countFavourites(state.games) === 0) return;
    const { state: games, expired } = refreshMyGames(state.games, words);
    dispatch({ type: "changed", games });
    refetchExpired(games, expired, words, load, (to) => {
      check();
      dispatch({ type: "changed", games: to(state.games) });
    });
  }

  const read = () => state;
  return {
    get: () => state.games,
    subscribe: (listener) => shown.listen(listener),
    check,
    refresh,
    ...createMyGamesActions({ read, check, nowSeconds, later, dispatch, write: run.write, areKept: texts.areKept }),
  };
}

/** Loads feeds by the live client, whose code comes with the first feed. */
const loadAt =
  (place: LivePlace): LoadBodies =>
  (names, done) =>
    void import("../../live/load-bodies.ts")
      .then(({ loadBodies }) => loadBodies(place, "my games", names))
      .then(done, () => done(null));

/** The visitor's, in this browser. */
export function openMyGamesStore() {
  const { refresh, ...store } = createMyGamesStore(createTextChoice, trueNowMs, afterPaint);
  return {
    ...store,
    refresh: (page: MyGamesPage, place: LivePlace) => refresh(page, loadAt(place)),
  };
}
