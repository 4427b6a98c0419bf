import { hasData } from "../../../shared/wire/codec.ts";
import type { FeedName, FeedNameKind } from "../../../shared/wire/feed-names.ts";

/**
 * The fault of a text that cannot be the body of this feed (F6, F8), as a short reason for a log; null for a body of
 * the right form. Only its ends are checked, so the size costs nothing; clients drop rows that they cannot read.
 */
export function formFault(name: FeedName, body: string): string | null {
  if (!hasData(body)) return null;
  const key = firstKey.exec(body)?.[1];
  if (key === undefined) return "does not begin as a feed";
  if (!body.endsWith(rowEnd)) return "does not end as a feed";
  const keys = firstKeys[name.kind];
  if (keys !== undefined && !keys.includes(key)) return `begins with ${key}`;
  const sportId = header.exec(body)?.[1];
  if (sportId !== undefined && "sportId" in name && !severalSports.has(name.kind) && Number(sportId) !== name.sportId) {
    return `is of sport ${sportId}`;
  }
  return null;
}

/**
 * Whether a body ends with its signature: a body that did earlier and does not now has lost its end between two rows.
 */
export const endsSigned = (body: string): boolean => signature.test(body.slice(-longestSignature));

const rowEnd = "¬~";
const firstKey = /^([0-9A-Za-z]{1,5})÷/;
const header = /^SA÷(\d+)¬/;
const signature = /[~¬]A1÷[^~¬÷]*¬~$/;
const longestSignature = 100;

const listOfEvents = ["SA"];
const changedRows = ["SA", "AA"];

/** The rows that a feed may begin with, where outside bodies and ours agree. The parts of a match begin in many ways. */
const firstKeys: Readonly<Partial<Record<FeedNameKind, readonly string[]>>> = {
  day: listOfEvents,
  "group-day": listOfEvents,
  "mixed-day": listOfEvents,
  country: listOfEvents,
  tournament: listOfEvents,
  series: listOfEvents,
  participant: listOfEvents,
  "tournament-fixtures": listOfEvents,
  "tournament-results": listOfEvents,
  season: listOfEvents,
  "participant-fixtures": listOfEvents,
  "participant-results": listOfEvents,
  "participant-page": listOfEvents,
  "participant-events": listOfEvents,
  "participant-live-events": listOfEvents,
  "detail-summary": listOfEvents,
  "full-repair": changedRows,
  update: changedRows,
  "local-update": changedRows,
  repair: changedRows,
  "odds-day": changedRows,
  "mixed-odds-day": changedRows,
  "updated-odds": changedRows,
  "mixed-updated-odds": changedRows,
  "tournament-odds": changedRows,
  "participant-odds": changedRows,
};

/** Feeds whose name has one sport and whose rows have several: each sport's rows follow a header. */
const severalSports: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["group-day"]);
