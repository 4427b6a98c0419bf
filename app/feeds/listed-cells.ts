import { emptyBody } from "../../shared/feed/codec.ts";
import { eventFields, type EventFields } from "../../shared/feed/event-fields.ts";
import { playerSports } from "../../shared/sports/player-sports.ts";
import { leagueFields, type LeagueFields } from "../../shared/feed/league-fields.ts";

/**
 * What other clients of the feeds want and no list shows: repeated names, slugs, codes, nations, stations. None of it
 * changes with the game.
 */
export const unshownOfEvents = [
  "statusTypeShown",
  "homeNameShown",
  "homeCode",
  "awayCode",
  "round",
  "homeFullName",
  "homeEventParticipantId",
  "homeSlug",
  "homeImage",
  "homeCountryName",
  "homeCountryId",
  "awayFullName",
  "awayEventParticipantId",
  "awaySlug",
  "awayImage",
  "awayCountryName",
  "awayCountryId",
  "countryName",
  "countryId",
  "swappedSides",
  "betslipMode",
  "liveCentre",
  "moreContent",
  "broadcast",
] as const satisfies readonly (keyof EventFields)[];
/** No list shows these either, although they change. */
const unshownMoving = ["liveBetting", "liveBookmakerIds"] as const satisfies readonly (keyof EventFields)[];
const unshownOfLeagues = [
  "templateId",
  "countryId",
  "sourceType",
  "liveTable",
  "stageKind",
  "image",
  "templateKey",
  "sortKey",
] as const satisfies readonly (keyof LeagueFields)[];

const keys = [
  ...[...unshownOfEvents, ...unshownMoving].map((name) => eventFields[name].key),
  ...unshownOfLeagues.map((name) => leagueFields[name].key),
];
/** A cell after another one: the first of a row names its kind. Values hold no mark of the format (F6). */
const toCells = (of: readonly string[]) => new RegExp(`(?<=¬)(?:${of.join("|")})÷[^¬]*¬`, "g");
const { round, homeCountryId, awayCountryId } = eventFields;
/** A person has a flag beside the name. */
const flagKeys = [homeCountryId.key, awayCountryId.key];
const unshown = (sportId: number, shown: readonly string[]): RegExp =>
  toCells(keys.filter((key) => !shown.includes(key) && !(playerSports.has(sportId) && flagKeys.includes(key))));

/** Cells without information: cleared ones, and zeros where zero is the default. */
const { minute, homeUnderReview, awayUnderReview, homeRedCards, awayRedCards } = eventFields;
const noughts = [homeUnderReview, awayUnderReview, homeRedCards, awayRedCards].map(({ key }) => key).join("|");
const needless = new RegExp(`(?<=¬)(?:[A-Z0-9]{2,3}÷¬|${minute.key}÷-1¬|(?:${noughts})÷0¬)+`, "g");
/** An event that ends when it starts has an unknown end. */
const { startSeconds, endSeconds } = eventFields;
const sameEnd = new RegExp(`(?<=¬${startSeconds.key}÷(\\d+)¬)${endSeconds.key}÷\\1¬`, "g");

/** A day's feed as the document of a list carries it: more than half of the full feed's bytes are for other clients. */
export const toListedCells = (body: string, sportId: number): string =>
  body.replace(unshown(sportId, []), "").replace(needless, "").replace(sameEnd, "");

/** The same of a list of several days, which has headings by round. */
export const toSeasonCells = (body: string, sportId: number): string =>
  body
    .replace(unshown(sportId, [round.key]), "")
    .replace(needless, "")
    .replace(sameEnd, "");

/** Position and movement of a price follow from the prices; an unchanged price is sent once. */
const needlessOfOdds = /(?<=¬)(?:AY|MG)÷[^¬]*¬/g;
const unmoved = /(?<=¬X([ABC])÷([^¬]*)¬)Y\1÷\2¬/g;

/** Who shows an event depends on the country; a page is kept for all places of one policy, and shows no station. */
export const withoutStations = (body: string): string => body.replace(stations, "");
const stations = new RegExp(`(?<=¬)${eventFields.broadcast.key}÷[^¬]*¬`, "g");

/** The first of these bookmakers that has any price in a body of odds; null where none has. */
export const firstQuoting = <B extends { readonly id: number }>(bookmakers: readonly B[], body: string): B | null =>
  bookmakers.find(({ id }) => isQuoting(id, body)) ?? null;

export const isQuoting = (bookmakerId: number, body: string): boolean => body.includes(`¬ODA÷${bookmakerId}¬`);

/** Of a day's odds those of the one bookmaker that a list shows; a match's own page compares them all. */
export function toListedOdds(body: string, bookmakerId: number): string {
  const own = `¬ODA÷${bookmakerId}¬`;
  if (!body.includes(own)) return emptyBody;
  const rows = body.split("~");
  const listed = rows.filter((row) => !row.includes("¬ODA÷") || row.includes(own)).join("~");
  return listed.replace(needlessOfOdds, "").replace(unmoved, "");
}

/** The rows of one event in a feed of odds. */
export function toEventOdds(body: string, eventId: string): string {
  const rows = body.split("~").filter((row) => !row.startsWith("AA÷") || row.startsWith(`AA÷${eventId}¬`));
  return rows.some((row) => row.startsWith("AA÷")) ? rows.join("~") : emptyBody;
}
