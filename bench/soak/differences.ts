import { clearedNumbers } from "../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { decodeOddsRows, type OddsRow } from "../../shared/wire/odds-feed.ts";
import { isPlaying } from "../../shared/sports/status-types.ts";
import type { StatusId } from "../../shared/sports/statuses.ts";
import { oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import type { FeedsNow } from "./feeds-now.ts";
import { market, type Reader } from "./reader.ts";

/**
 * Lists the differences between a reader's data of a sport and the feeds, one per line. Null when the reader and the feeds
 * are at different sequence numbers: then they cannot be compared.
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

/** Fields about live bookmakers: they depend on the place, so the rows of a subject that all places share omit them (F12). */
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

/** Leaves out bookmakers without any price: a row reports that they withdrew all prices, but the feed omits them. */
const quoted = (rows: readonly OddsRow[]) =>
  rows
    .filter(({ outcomes }) => outcomes.some(({ price }) => price !== null))
    .toSorted((left, right) => left.bookmakerId - right.bookmakerId);
