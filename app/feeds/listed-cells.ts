import { emptyBody } from "../../shared/feed/codec.ts";
import { eventFields, type EventFields } from "../../shared/feed/event-fields.ts";
import { leagueFields, type LeagueFields } from "../../shared/feed/league-fields.ts";

/** What other readers of the feeds want and no list shows: names said twice, slugs, nations, stations. */
const unshownOfEvents = [
  "stageTypeShown",
  "homeNameShown",
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
const unshownOfLeagues = [
  "templateId",
  "countryId",
  "sourceType",
  "liveTable",
  "stageKind",
  "image",
  "path",
] as const satisfies readonly (keyof LeagueFields)[];

const keys = [
  ...unshownOfEvents.map((name) => eventFields[name].key),
  ...unshownOfLeagues.map((name) => leagueFields[name].key),
];
/** A cell behind another one: the first of a row names its kind. Values hold no mark of the format (F6). */
const unshown = new RegExp(`(?<=¬)(?:${keys.join("|")})÷[^¬]*¬`, "g");

/** A day's feed as the document of a list carries it: half of its bytes are for other readers. */
export const toListedCells = (body: string): string => body.replace(unshown, "");

/** Of a day's odds those of the one bookmaker that a list shows; a match's own page compares them all. */
export function toListedOdds(body: string, bookmakerId: number): string {
  const own = `¬ODA÷${bookmakerId}¬`;
  if (!body.includes(own)) return emptyBody;
  const rows = body.split("~");
  return rows.filter((row) => !row.includes("¬ODA÷") || row.includes(own)).join("~");
}

/** Of a feed of odds the rows of one event. */
export function toEventOdds(body: string, eventId: string): string {
  const rows = body.split("~").filter((row) => !row.startsWith("AA÷") || row.startsWith(`AA÷${eventId}¬`));
  return rows.some((row) => row.startsWith("AA÷")) ? rows.join("~") : emptyBody;
}
