import { clearedNumbers } from "../../shared/feed/changes.ts";
import { decodeDayFeed } from "../../shared/feed/day-feed.ts";
import { decodeOddsRows, type OddsRow } from "../../shared/feed/odds-feed.ts";
import { isPlaying } from "../../shared/sports/status-types.ts";
import type { StatusId } from "../../shared/sports/statuses.ts";
import { oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import type { FeedsNow } from "./feeds-now.ts";
import { market, type Reader } from "./reader.ts";

/**
 * What a reader shows of a sport that its feeds do not say, each in a line. Null when the reader is not at the feeds'
 * numbers: then nothing can be compared.
 */
export function findDifferences(
  { store, seesPrices }: Reader,
  { sportId, day, odds }: FeedsNow,
): readonly string[] | null {
  if (store.getHave(updateSubject(sportId)) !== day.seq) return null;
  if (seesPrices && store.getHave(oddsSubject(sportId, market)) !== odds.seq) return null;
  const told = decodeDayFeed(day.body).leagues.flatMap(({ events }) => events);
  const shownIds = new Set(store.getLeagues(String(sportId)).flatMap(({ eventIds }) => eventIds));
  const faults: string[] = [];
  for (const event of told) {
    const id = event.id ?? "";
    const shown = store.getEvent(id);
    if (!shownIds.delete(id) || shown === null) faults.push(`${id} is missing`);
    else faults.push(...differingFields(id, shown, event));
  }
  faults.push(...[...shownIds].map((id) => `${id} is in no feed`));
  if (!seesPrices) return faults;
  const prices = decodeOddsRows(odds.body);
  for (const event of told) {
    const id = event.id ?? "";
    const [shown, said] = [store.getAllOdds(id), prices.filter(({ eventId }) => eventId === id)].map(quoted);
    if (JSON.stringify(shown) !== JSON.stringify(said))
      faults.push(`${id} has other prices: ${JSON.stringify(shown)} not ${JSON.stringify(said)}`);
  }
  return faults;
}

type Fields = Readonly<Record<string, unknown>>;

/** Who takes bets on a running game depends on the place, so no row of a subject that all places share says it (F12). */
const inFeedsOnly: ReadonlySet<string> = new Set(["liveBetting", "liveBookmakerIds"]);

/**
 * An absent field equals a cleared one. Rows clear some fields by a number, and never clear the server (F30), which pages ignore while
 * there is no play.
 */
function differingFields(id: string, shown: Fields, told: Fields): readonly string[] {
  const text = (fields: Fields, name: string) => {
    const value = fields[name] ?? null;
    return JSON.stringify(value === clearedNumbers[name] ? null : value);
  };
  const names = new Set([...Object.keys(shown), ...Object.keys(told)]);
  if (!isPlaying(Number(told["status"]) as StatusId)) names.delete("serve");
  return [...names].flatMap((name) =>
    inFeedsOnly.has(name) || text(shown, name) === text(told, name)
      ? []
      : `${id}.${name} is ${text(shown, name)}, not ${text(told, name)}`,
  );
}

/** One who has taken all prices back is said so in a row, and left out by the feed. */
const quoted = (rows: readonly OddsRow[]) =>
  rows
    .filter(({ outcomes }) => outcomes.some(({ price }) => price !== null))
    .toSorted((left, right) => left.bookmakerId - right.bookmakerId);
