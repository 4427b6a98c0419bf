import { decodeRows, encodeRow, hasData, emptyBody, type Row } from "./codec.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { fromCells, toCells } from "./field.ts";
import { leagueFields, type LeagueFields } from "./league-fields.ts";

/** The list of a sport's day (`f_`): leagues in order, each with its events in order. */
export type DayFeed = {
  readonly sportId: number;
  readonly leagues: readonly DayLeague[];
  /** `A1`: content hash, 32 hex characters or empty. */
  readonly signature: string;
};
export type DayLeague = { readonly league: LeagueFields; readonly events: readonly EventFields[] };

export function encodeDayFeed(feed: DayFeed): string {
  if (feed.leagues.length === 0) return emptyBody;
  let body = encodeRow([["SA", String(feed.sportId)]]);
  for (const { league, events } of feed.leagues) {
    body += encodeRow(toCells(leagueFields, league));
    for (const event of events) body += encodeRow(toCells(eventFields, event));
  }
  return body + encodeRow([["A1", feed.signature]]);
}

/** Rows that are malformed, or that stand where they mean nothing, are dropped and counted. */
export function decodeDayFeed(body: string): DayFeed & { readonly dropped: number } {
  const leagues: { league: LeagueFields; events: EventFields[] }[] = [];
  let sportId = 0;
  let signature = "";
  if (!hasData(body)) return { sportId, leagues, signature, dropped: 0 };
  const decoded = decodeRows(body);
  let dropped = decoded.dropped;
  for (const row of decoded.rows) {
    const [key, value] = row[0] ?? ["", ""];
    const current = leagues.at(-1);
    if (key === "SA") sportId = Number(value);
    else if (key === "ZA") leagues.push({ league: fromCells(leagueFields, row), events: [] });
    else if (key === "AA" && current !== undefined) current.events.push(toEvent(row));
    else if (key === "A1") signature = value;
    else dropped += 1;
  }
  return { sportId, leagues, signature, dropped };
}

const toEvent = (row: Row): EventFields => fromCells(eventFields, row);
