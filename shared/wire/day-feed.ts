import { emptyBody, hasData } from "./codec.ts";
import { contentHash } from "./content-hash.ts";
import { intOf, keyOf, nextRow, openBody, valueOf, nextCell, type Cursor } from "./cursor.ts";
import type { EventFields } from "./event-fields.ts";
import { encodeEvent, readEvent } from "./event-row.ts";
import { drawFields, leagueFields, type DrawFields, type LeagueFields } from "./league-fields.ts";
import { participantFields, type ParticipantFields } from "./participant-fields.ts";
import { createRowCodec } from "./row-codec.ts";
import { toSafeValue } from "./safe-value.ts";

/** The list of a sport's day (`f_`), and every other list of events: leagues in order, each with its events in order. */
export type DayFeed<Event = EventFields> = {
  readonly sportId: number;
  readonly leagues: readonly DayLeague<Event>[];
  /** The participant of the list (`p_`). */
  readonly participants?: readonly ParticipantFields[];
  readonly moved?: readonly MovedEvent[];
  /** `A1`: content hash, 32 hex characters or empty. */
  readonly signature: string;
};
export type DayLeague<Event = EventFields> = {
  readonly league: LeagueFields;
  readonly events: readonly Event[];
  readonly draw?: readonly DrawFields[];
};

const leagueRow = createRowCodec(leagueFields);
const drawRow = createRowCodec(drawFields);
const participantRow = createRowCodec(participantFields);

/** A feed without a league and without a participant is the empty body. */
export const encodeDayFeed = (feed: DayFeed): string => encodeFeed(feed, encodeEvent);

function encodeFeed<Event>(
  { sportId, leagues, participants = [], moved = [], signature }: DayFeed<Event>,
  toText: (event: Event) => string,
): string {
  if (leagues.length === 0 && participants.length === 0) return emptyBody;
  let body = `SA÷${sportId}¬~`;
  for (const participant of participants) body += participantRow.encode(participant);
  for (const { league, draw = [], events } of leagues) {
    body += leagueRow.encode(league);
    for (const entry of draw) body += drawRow.encode(entry);
    for (const event of events) body += toText(event);
  }
  return `${body}${encodeMoved(moved)}A1÷${signature}¬~`;
}

/**
 * The same with the hash of its own unsigned form as signature; the feed is written once. Rows may be kept from an earlier
 * feed: then they are a text already.
 */
export function encodeSignedDayFeed<Event>(
  feed: Omit<DayFeed<Event>, "signature">,
  toText: (event: Event) => string,
): string {
  const unsigned = encodeFeed({ ...feed, signature: "" }, toText);
  return hasData(unsigned) ? `${unsigned.slice(0, -rowEnd.length)}${contentHash(unsigned)}${rowEnd}` : unsigned;
}

const rowEnd = "¬~";

type OpenLeague = { readonly league: LeagueFields; readonly events: EventFields[]; draw?: DrawFields[] };

/** Drops and counts rows that are malformed, that are in the wrong place, or whose kind is unknown. */
export function decodeDayFeed(body: string): DayFeed & { readonly dropped: number } {
  const leagues: OpenLeague[] = [];
  const participants: ParticipantFields[] = [];
  const moved: MovedEvent[] = [];
  let sportId = 0;
  let signature = "";
  if (!hasData(body)) return { sportId, leagues, signature, dropped: 0 };
  const cursor = openBody(body);
  let league: OpenLeague | undefined;
  while (nextRow(cursor)) {
    const key = keyOf(cursor);
    if (key === "AA" && league !== undefined) {
      const event = readEvent(cursor);
      if (typeof event.id === "string") league.events.push(event);
      else cursor.dropped += 1;
    } else if (key === "ZA") {
      league = { league: leagueRow.read(cursor), events: [] };
      leagues.push(league);
    } else if (key === "SA") sportId = intOf(cursor) ?? 0;
    else if (key === "A1") signature = valueOf(cursor);
    else if (key === "QA") moved.push(...readMoved(cursor));
    else if (key === drawFields.round.key && league !== undefined) (league.draw ??= []).push(drawRow.read(cursor));
    else if (key === participantFields.id.key) participants.push(participantRow.read(cursor));
    else cursor.dropped += 1;
  }
  return {
    sportId,
    leagues,
    ...(participants.length > 0 && { participants }),
    ...(moved.length > 0 && { moved }),
    signature,
    dropped: cursor.dropped,
  };
}

/** An event that left its day: the list's `QA` row holds pairs of the event (`QB`) and its new start (`QC`). */
type MovedEvent = { readonly eventId: string; readonly startSeconds: number };

function encodeMoved(moved: readonly MovedEvent[]): string {
  if (moved.length === 0) return "";
  const pairs = moved.map(({ eventId, startSeconds }) => `QB÷${toSafeValue(eventId)}¬QC÷${startSeconds}|¬`);
  return `QA÷1¬${pairs.join("")}~`;
}

/** A pair without a start is left out. */
function readMoved(cursor: Cursor): readonly MovedEvent[] {
  const moved: MovedEvent[] = [];
  let eventId = "";
  while (nextCell(cursor)) {
    const key = keyOf(cursor);
    if (key === "QB") eventId = valueOf(cursor);
    const [, seconds] = key === "QC" ? (/^(\d{1,15})\|?$/.exec(valueOf(cursor)) ?? []) : [];
    if (seconds !== undefined && eventId !== "") moved.push({ eventId, startSeconds: Number(seconds) });
  }
  return moved;
}
