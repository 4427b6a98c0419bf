import type { LocalClock } from "../../time/local-clock.ts";
import { isInDayWindow, toDayState, toEventDays, toExpiry, type Dated } from "./event-days.ts";
import type { DatedFavourite, MyGames } from "./my-games.ts";
import { keepUsedLabels } from "./labels.ts";

export type Refreshed = {
  readonly state: MyGames;
  /** Keys of the games and ids of the tournaments whose records are too old and must be fetched again. */
  readonly expired: readonly string[];
};

/**
 * Favourites after some time: days are counted again, games that have left the day window are dropped, and records of
 * an earlier day are named, to be fetched again (C4.07, C4.08). They stay expired until `applyFresh` says otherwise.
 */
export function refreshMyGames(state: MyGames, clock: LocalClock): Refreshed {
  const games = refreshRecords(state.games, clock);
  const tournaments = refreshRecords(state.tournaments, clock);
  const expired = [games, tournaments].flatMap((records) =>
    Object.keys(records).filter((key) => (records[key]?.expiresAtSeconds ?? 0) <= clock.nowSeconds),
  );
  return { state: keepUsedLabels({ ...state, games, tournaments }), expired };
}

function refreshRecords<T extends DatedFavourite>(records: Readonly<Record<string, T>>, clock: LocalClock) {
  return Object.fromEntries(
    Object.entries(records)
      .map(([key, record]) => [key, refreshRecord(record, clock)] as const)
      .filter(([, record]) => record.day === null || isInDayWindow(toEventDays(record, clock))),
  );
}

function refreshRecord<T extends DatedFavourite>(record: T, clock: LocalClock): T {
  const { day } = toDayState(record, clock);
  if (day === record.day) return record;
  // A game that was to come may be over by now, and one that was on may have ended late.
  return { ...record, day, isComplete: day !== null && day > 0 && record.isComplete };
}

/** Applies a feed's data to a followed game or tournament: its record is complete again, and fresh until tomorrow. */
export function applyFresh(state: MyGames, key: string, event: Dated, clock: LocalClock): MyGames {
  const { startSeconds, endSeconds, statusType } = event;
  const expiresAtSeconds = toExpiry(clock);
  const fresh = { startSeconds, endSeconds, statusType, expiresAtSeconds, ...toDayState(event, clock) };
  const game = state.games[key];
  if (game !== undefined) return { ...state, games: { ...state.games, [key]: { ...game, ...fresh } } };
  const tournament = state.tournaments[key];
  if (tournament === undefined) return state;
  return { ...state, tournaments: { ...state.tournaments, [key]: { ...tournament, ...fresh } } };
}

/** The days whose feeds the followed games need, per sport, today's always among them (C4.21). */
export function toDaysToLoad({ games, tournaments }: MyGames): ReadonlyMap<number, readonly number[]> {
  const daysBySport = new Map<number, readonly number[]>();
  for (const { sportId, day } of [...Object.values(games), ...Object.values(tournaments)]) {
    const days = daysBySport.get(sportId) ?? [0];
    daysBySport.set(sportId, day === null || days.includes(day) ? days : [...days, day].toSorted((a, b) => a - b));
  }
  return daysBySport;
}
