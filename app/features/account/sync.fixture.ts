import { applyDataDiff, diffAt, isEmptyDiff, toDataDiff, type DataDiff } from "../../../shared/accounts/data-diff.ts";
import type { BackendError } from "../../../shared/accounts/backend-error.ts";
import { clientError } from "../../../shared/accounts/client-error.ts";
import { withoutEmptyParts } from "../../../shared/accounts/empty-part.ts";
import type { JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createFakeTimers } from "../../../tests/fakes/fake-timers.ts";
import { createTexts } from "../../storage/text-choice.fixture.ts";
import { followedGame } from "../favourites/game-favourite.fixture.ts";
import { noGames, type GameFavourite, type MyGames } from "../favourites/my-games.ts";
import { createAccount, type StoredChange } from "./account.ts";
import type { AccountAnswer, CallAccount } from "./call-account.ts";
import { gamesPart, listsPart } from "./personal-parts.ts";
import { createPendingSignOuts } from "./pending-sign-outs.ts";
import { createSessionStore } from "./session-store.ts";
import { createSync, type Sync } from "./sync.ts";

/** How a call ends: `refused` does nothing, `lost` does its work but loses the answer, `thrown` is an error in the page. */
export type Fate = "ok" | "refused" | "lost" | "thrown";

const nowSeconds = 1_780_000_000;
const game: GameFavourite = {
  ...followedGame,
  expiresAtSeconds: nowSeconds,
  startSeconds: nowSeconds + 3_600,
  endSeconds: nowSeconds + 10_800,
};

/** A stored value of a browser, with its listeners. */
function createKept<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get: () => value, set, subscribe };
}

/** An account service and devices that are signed in to one account, on a clock of their own. */
export function createDevices(count: number, keepsGames: () => Promise<boolean> = async () => true) {
  const timers = createFakeTimers();
  const server = { data: {} as JsonObject, revision: 0, hasPush: true, errors: [] as readonly BackendError[] };
  const wait = (delayMs: number) => new Promise<void>((resolve) => timers.after(delayMs, resolve));
  const devices = Array.from({ length: count }, () => createDevice());

  function store(key: string, diff: DataDiff): StoredChange {
    const since = server.revision;
    const changed = withoutEmptyParts(applyDataDiff(server.data, diffAt([key], diff)) as JsonObject);
    if (isEmptyDiff(toDataDiff(server.data, changed))) return { revision: since, since };
    server.data = changed;
    const revision = since + 1;
    server.revision = revision;
    if (server.hasPush) for (const device of devices) device.hear(revision);
    return { revision, since };
  }

  function answer(name: string, payload: unknown): AccountAnswer {
    const { key, dataDiff } = fieldsOf(payload);
    const { errors, revision, data } = server;
    if (name === "getData") {
      const profile = { name: "ana_9", email: "ana@example.com" };
      return { ok: true, body: { profile, data, privateData: {}, revision, errors } };
    }
    if (errors.length > 0) return { ok: true, body: { r: "done", errors } };
    return { ok: true, body: { r: "done", ...store(String(key), dataDiff as DataDiff) } };
  }

  function createDevice() {
    const { open: openText } = createTexts();
    const session = createSessionStore(openText);
    session.save({ id: "u1", hash: "h1", touConfirmed: true, ppConfirmed: true });
    const games = createKept<MyGames>(noGames);
    const teams = createKept<unknown>({ teams: {}, labels: {} });
    const fates: Fate[] = [];
    const called: string[] = [];
    const state = { isOnline: true, skewSeconds: 0, latencyMs: 40, pushMs: 40 };
    const refused: AccountAnswer = { ok: false, error: clientError("technicalError") };

    const call: CallAccount = async (name, payload) => {
      const fate = state.isOnline ? (fates.shift() ?? "ok") : "refused";
      called.push(name);
      await wait(state.latencyMs);
      if (fate === "thrown") throw new RangeError("no answer of this form");
      if (fate === "refused") return refused;
      const given = answer(name, payload);
      await wait(state.latencyMs);
      return fate === "lost" ? refused : given;
    };

    const parts = {
      mygames: gamesPart({ ...games, replace: games.set }, () => ({ nowSeconds, timeZone: "Europe/Paris" })),
      myteams: listsPart({ stored: teams.get, replace: teams.set, subscribe: teams.subscribe }, "teams"),
    };
    const open = (): Sync => {
      const sync = createSync({
        account: createAccount(call, session, createPendingSignOuts(openText, call, timers.after), openText),
        parts,
        keepsGames,
        nowSeconds: () => nowSeconds + timers.nowMs() / 1000 + state.skewSeconds,
        random: () => 0.5,
        after: timers.after,
      });
      void sync.start();
      return sync;
    };
    let sync = open();

    return {
      state,
      fates,
      called,
      session,
      /** Follows a game or a team, or does so no more. */
      follow(key: string, isFollowed: boolean) {
        if (key.startsWith("g_")) {
          const { [key]: _, ...others } = games.get().games;
          games.set({ ...games.get(), games: isFollowed ? { ...others, [key]: game } : others });
          return;
        }
        const list = teamsOf(teams.get()).filter((id) => id !== key);
        teams.set({ teams: { "1": isFollowed ? [...list, key] : list }, labels: {} });
      },
      followed: (): readonly string[] => [...Object.keys(games.get().games), ...teamsOf(teams.get())].toSorted(),
      goOnline(isOnline: boolean) {
        state.isOnline = isOnline;
        if (isOnline) void sync.now();
      },
      hear: (revision: number) => void (state.isOnline && timers.after(state.pushMs, () => sync.heard(revision))),
      /** Reloads the page, which loses its state in memory. */
      reload() {
        sync.stop();
        sync = open();
      },
    };
  }

  return {
    timers,
    server,
    devices,
    /** The keys that the account stores. */
    stored(): readonly string[] {
      const { mygames, myteams } = server.data;
      const teams = Object.keys(fieldsOf(fieldsOf(myteams)["1"]));
      return [...Object.keys(fieldsOf(fieldsOf(mygames)["data"])), ...teams].toSorted();
    },
  };
}

const teamsOf = (stored: unknown): readonly string[] => {
  const list = fieldsOf(fieldsOf(stored)["teams"])["1"];
  return Array.isArray(list) ? list.map(String) : [];
};
