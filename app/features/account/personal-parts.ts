import { isJsonObject, type Json, type JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { mergeMyGames } from "../favourites/merge-my-games.ts";
import { noGames, type MyGames } from "../favourites/my-games.ts";
import type { groupStore } from "../groups/groups-store.ts";
import { parseRemoteMyGames, toRemoteMyGames } from "../favourites/remote-my-games.ts";
import type { LocalClock } from "../../time/local-clock.ts";

/** A kind of personal data: reads it for the account, and replaces it with the account's. */
export type PersonalPart = {
  readonly read: () => Json;
  /** `value` is the account's current value of the whole part; undefined if it has none. */
  readonly write: (value: Json | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The parts by their key in the account's data (C7.12, C7.13). */
export type PersonalParts = Readonly<Record<string, PersonalPart>>;

type Kept<T> = {
  readonly stored: () => T;
  readonly replace: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Games: start, end and groups only (C3.18); the rest comes from feeds. */
export const gamesPart = (
  store: Pick<Kept<MyGames>, "replace" | "subscribe"> & { readonly get: () => MyGames },
  clock: () => LocalClock,
): PersonalPart => ({
  read: () => toRemoteMyGames(store.get()),
  write(value) {
    const remote = parseRemoteMyGames(value);
    const local = store.get();
    const known: MyGames = {
      ...noGames,
      games: pick(local.games, Object.keys(remote.data)),
      tournaments: pick(local.tournaments, Object.keys(remote.noduel)),
      labels: local.labels,
    };
    // Use the account's groups: it already has those of this device.
    const merged = mergeMyGames(known, remote, clock());
    const games = Object.entries(merged.games).map(([key, game]) => {
      const groups = remote.data[key]?.MG.split(",") ?? game.groups;
      return [key, { ...game, groups }] as const;
    });
    store.replace({ ...merged, games: Object.fromEntries(games) });
  },
  subscribe: store.subscribe,
});

const placeOf = (group: object) => Number(fieldsOf(group)["place"]) || 0;

/** Groups of games by key, each with its place. Entries are merged as a whole, so that two devices can each create one. */
export const groupsPart = (store: Pick<typeof groupStore, "get" | "replace" | "subscribe">): PersonalPart => ({
  read: () => ({
    list: Object.fromEntries(
      store.get().map(({ key, name, colour }, index) => [key, { name, colour, place: index + 1 }] as const),
    ),
  }),
  write(value) {
    const groups = Object.entries(fieldsOf(fieldsOf(value)["list"])).map(([key, group]) => ({
      ...fieldsOf(group),
      key,
    }));
    store.replace(groups.toSorted((one, other) => placeOf(one) - placeOf(other)));
  },
  subscribe: store.subscribe,
});

/** The data of a store of the form `{ lists by sport, labels by key }`. Lists of ids become records, so that their entries can be merged. */
export const listsPart = (store: Kept<unknown>, lists: "teams" | "lists"): PersonalPart => ({
  read() {
    const { [lists]: bySport, labels } = fieldsOf(store.stored());
    const entries = Object.entries(fieldsOf(bySport)).map(([sport, list]) => [sport, toRecord(list)] as const);
    // Whatever a store keeps is JSON.
    return { ...Object.fromEntries(entries), labels: fieldsOf(labels) } as JsonObject;
  },
  write(value) {
    const { labels, ...bySport } = fieldsOf(value);
    const entries = Object.entries(bySport).map(
      ([sport, list]) => [sport, lists === "teams" ? toList(list) : list] as const,
    );
    store.replace({ [lists]: Object.fromEntries(entries), labels: fieldsOf(labels) });
  },
  subscribe: store.subscribe,
});

/** The number of each id gives its position in the list. */
const toRecord = (list: unknown): JsonObject =>
  Array.isArray(list)
    ? Object.fromEntries(list.map((id, index) => [String(id), index + 1] as const))
    : isJsonObject(list as Json)
      ? (list as JsonObject)
      : {};

const toList = (record: unknown): readonly string[] =>
  Object.entries(fieldsOf(record))
    .toSorted(([, left], [, right]) => Number(left) - Number(right))
    .map(([id]) => id);

const pick = <V>(record: Readonly<Record<string, V>>, keys: readonly string[]): Readonly<Record<string, V>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = Object.hasOwn(record, key) ? record[key] : undefined;
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
