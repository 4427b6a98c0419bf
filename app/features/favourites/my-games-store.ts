import type { LivePlace } from "../../live/live-place.ts";
import { regroup, type ChangeOutcome, type Followable } from "./change-games.ts";
import { applyFavouriteCommand, type FavouriteCommand } from "./commands.ts";
import { isSpoiled, loadMyGames, saveMyGames, storedTexts } from "./load-my-games.ts";
import { toExpiry } from "./event-days.ts";
import { countFavourites, myGamesLimits } from "./my-games-limits.ts";
import type { MyGames } from "./my-games.ts";
import { afterPaint } from "./after-paint.ts";
import { refetchExpired, type LoadBodies } from "./refetch-expired.ts";
import { refreshMyGames } from "./refresh.ts";
import type { ListWords } from "./saved-days.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { myGamesStampName } from "../../storage/storage-keys.ts";
import { createTabStorage } from "./tab-storage.ts";
import { checkTabs, type TabSync } from "../../storage/tab-sync.ts";
import { applyUnsaved, nothingUnsaved, withChange } from "./unsaved.ts";

/** `kept-here`: followed, but the browser stores nothing, so the choice lasts as long as the page. */
export type ToggleOutcome = ChangeOutcome | "kept-here";

/** A change that the browser did not store is tried again after this time, when there may be room. */
const offerAgainMs = 10_000;

/**
 * The games that an anonymous visitor follows, as this tab knows them; kept in step with the other tabs (C6.01, docs/adr/009).
 * @param later when a change is written: 500 games take longer than a star may (docs/adr/009). It must run before the page is left.
 */
export function createMyGamesStore(storage: KeyValueStore, nowMs: () => number, later = atOnce) {
  const listeners = new Set<() => void>();
  let sync: TabSync = { seen: null };
  let state: MyGames | null = null;
  /** The stored texts as last read or written. */
  let texts = "";
  let unsaved = nothingUnsaved;
  /** True while a change waits to be written. */
  let isWaiting = false;
  let offeredMs = 0;
  /** True while storage holds a spoiled value that could not be overwritten. */
  let isStillSpoiled = false;
  /** The games that the last toggle removed, so that the visitor can undo it. */
  let removed: MyGames | null = null;
  /** Counts the days anew; null until a page has said in which zone they are. */
  let countDays: { readonly atSeconds: number; readonly again: () => void } | null = null;
  const nowSeconds = () => Math.floor(nowMs() / 1000);

  function read(): MyGames {
    if (state === null) {
      sync = { seen: storage.get(myGamesStampName) };
      state = load();
    }
    return state;
  }

  function load(): MyGames {
    texts = storedTexts(storage);
    return loadMyGames(storage, nowSeconds());
  }

  function write(next: MyGames) {
    unsaved = withChange(unsaved, read(), next);
    state = next;
    for (const listener of listeners) listener();
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      // Another tab may have written since.
      if (isWaiting) check();
      if (isWaiting) save(read());
    });
  }

  function save(next: MyGames) {
    isWaiting = false;
    state = next;
    saveMyGames(storage, next, sync, nowMs());
    // A stamp that the browser refused to store is not there, so this reads it back.
    sync = { seen: storage.get(myGamesStampName) };
    texts = storedTexts(storage);
    offeredMs = nowMs();
    const hasRefused = storage.hasRefused?.() === true;
    if (!hasRefused) unsaved = nothingUnsaved;
    isStillSpoiled = hasRefused && isSpoiled(storage);
  }

  const toStoredOutcome = (outcome: ToggleOutcome): ToggleOutcome =>
    outcome === "added" && storage.hasRefused?.() === true ? "kept-here" : outcome;

  /** Reads the changes that another tab has written since, and counts the days anew once it is tomorrow, or was slept through. */
  function check() {
    read();
    if (countDays !== null && nowSeconds() >= countDays.atSeconds) countDays.again();
    const { sync: seen, mustReload } = checkTabs(sync, storage.get(myGamesStampName), false);
    sync = seen;
    const isOther = mustReload || storedTexts(storage) !== texts;
    // Storage is spoiled, so this tab's state is all that is left of it.
    if (isOther && isSpoiled(storage)) return save(read());
    if (isOther) {
      state = applyUnsaved(load(), unsaved);
      isStillSpoiled = false;
    }
    if ((unsaved !== nothingUnsaved || isStillSpoiled) && Math.abs(nowMs() - offeredMs) >= offerAgainMs) save(read());
    if (isOther) for (const listener of listeners) listener();
  }

  /** Counts the days again, drops games that have left the day window (C4.07), and fetches expired ones again (C4.08). */
  function refresh(page: Omit<ListWords, "nowSeconds">, load: LoadBodies) {
    const words = { ...page, nowSeconds: nowSeconds() };
    countDays = { atSeconds: toExpiry(words), again: () => refresh(page, load) };
    check();
    if (countFavourites(read()) === 0) return;
    const { state: refreshed, expired } = refreshMyGames(read(), words);
    write(refreshed);
    refetchExpired(refreshed, expired, words, load, (to) => {
      check();
      const next = to(read());
      if (next !== state) write(next);
    });
  }

  const store = {
    /** The same object until something changes. */
    get: read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check,

    refresh,

    /**
     * Follows or unfollows a game, or a whole tournament, whose key is its league's id. A refusal ("limit", "outside-window")
     * must be shown to the visitor (C8.01).
     * @param group the one that a list shows: a game in several groups is removed only from this one (C4.06)
     */
    toggle(game: Followable, timeZone: string, group?: string): ToggleOutcome {
      check();
      const clock = { nowSeconds: nowSeconds(), timeZone };
      const command: FavouriteCommand =
        game.key === game.leagueId
          ? { type: "toggle-tournament", tournament: game }
          : { type: "toggle", game, ...(group === undefined ? {} : { group }) };
      const before = read();
      const { state: next, outcomes } = applyFavouriteCommand(before, command, clock);
      const [outcome] = outcomes;
      if (outcome === "removed") removed = only(before, [game]);
      if (next !== state) write(next);
      return toStoredOutcome(outcome ?? "unchanged");
    },

    /**
     * Follows all games of a league's day, or unfollows them where each is followed. Reports only once that there is no room
     * for more (C8.01).
     */
    toggleLeague(games: readonly Followable[], timeZone: string): ChangeOutcome {
      check();
      const before = read();
      const command: FavouriteCommand = { type: "toggle-league", games, maxEvents: myGamesLimits.leagueGames };
      const clock = { nowSeconds: nowSeconds(), timeZone };
      const { state: next, outcomes } = applyFavouriteCommand(before, command, clock);
      if (outcomes.includes("removed")) removed = only(before, games);
      if (next !== state) write(next);
      if (outcomes.includes("limit")) return "limit";
      return outcomes.find((outcome) => outcome !== "outside-window") ?? "outside-window";
    },

    /** Resolves with the outcome of a choice once it has been written: an addition may turn out not to be stored. */
    whenWritten: async (outcome: ToggleOutcome): Promise<ToggleOutcome> => {
      if (outcome === "added") await new Promise<void>(later);
      return toStoredOutcome(outcome);
    },

    /** Undoes the last removal, with the groups that the game was in. */
    restore() {
      check();
      if (removed === null || countFavourites(read()) + countFavourites(removed) > myGamesLimits.games) return;
      const { games, tournaments, labels } = read();
      write({
        games: { ...games, ...removed.games },
        tournaments: { ...tournaments, ...removed.tournaments },
        labels: { ...labels, ...removed.labels },
      });
      removed = null;
    },

    /** Puts a game, or a whole tournament, into groups; into none where there are no keys. */
    regroup(key: string, groups: readonly string[]) {
      check();
      const { state: next } = regroup(read(), key, groups);
      if (next !== state) write(next);
    },

    /** Replaces all favourites with others: those of an imported file. */
    replace(next: MyGames) {
      check();
      write(next);
    },
  };
  return {
    ...store,
    /**
     * Toggles a game by its star. The star is redrawn at once and without React, because the choice takes longer than a star
     * may; the choice is made and stored after the frame, in one step, and the star then shows the outcome (docs/adr/009).
     */
    choose: (star: Star, ...choice: Parameters<typeof store.toggle>) =>
      new Promise<ToggleOutcome>((resolve) => {
        const [{ key }] = choice;
        star.ariaPressed = `${star.ariaPressed !== "true"}`;
        later(() => {
          const outcome = store.toggle(...choice);
          // The toggle has scheduled a later write, for which a page that is being left has no time.
          if (isWaiting) save(read());
          star.ariaPressed = `${[read().games, read().tournaments].some((all) => Object.hasOwn(all, key))}`;
          resolve(toStoredOutcome(outcome));
        });
      }),
  };
}

/** The button of a game. */
type Star = Pick<HTMLElement, "ariaPressed">;

const atOnce = (work: () => void) => work();

/** Games, or a tournament, with their leagues. */
function only({ games, tournaments, labels }: MyGames, followed: readonly Followable[]): MyGames {
  const keys = new Set(followed.map(({ key }) => key));
  const leagueIds = new Set(followed.map(({ leagueId }) => leagueId));
  return { games: pick(games, keys), tournaments: pick(tournaments, keys), labels: pick(labels, leagueIds) };
}

const pick = <T>(records: Readonly<Record<string, T>>, names: ReadonlySet<string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(records).filter(([name]) => names.has(name)));

/** Loads feeds by the live client, whose code comes with the first feed. */
const loadAt =
  (place: LivePlace): LoadBodies =>
  (names, done) =>
    void import("../../live/load-bodies.ts")
      .then(({ loadBodies }) => loadBodies(place, "my games", names))
      .then(done, () => done(null));

/** The visitor's, in this browser. */
export function openMyGamesStore() {
  const storage = createTabStorage(() => localStorage);
  const { refresh, ...store } = createMyGamesStore(storage, Date.now, afterPaint);
  return {
    ...store,
    refresh: (page: Parameters<typeof refresh>[0], place: LivePlace) => refresh(page, loadAt(place)),
  };
}
