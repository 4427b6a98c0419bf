import { emptyBody } from "../../shared/wire/codec.ts";
import { eventFields, type EventFields } from "../../shared/wire/event-fields.ts";
import { participantKind } from "../../shared/sports/participant-kind.ts";
import { isNationalSide } from "../../shared/places/national-side.ts";
import { leagueFields, type LeagueFields } from "../../shared/wire/league-fields.ts";
import { unshownOfEvents } from "./unshown-cells.ts";

/** No list shows these cells either, although they change. */
const unshownMoving = ["liveBetting", "liveBookmakerIds", "comments"] as const satisfies readonly (keyof EventFields)[];
const unshownOfLeagues = [
  "templateId",
  "countryId",
  "liveTable",
  "stageKind",
  "image",
  "sortKey",
  "zcc",
  "eventCount",
] as const satisfies readonly (keyof LeagueFields)[];

const keys = [
  ...[...unshownOfEvents, ...unshownMoving].map((name) => eventFields[name].key),
  ...unshownOfLeagues.map((name) => leagueFields[name].key),
];
/** Matches cells after a row's first one, which names the row's kind. Values contain no separator of the format (F6). */
const toCells = (of: readonly string[]) => new RegExp(`(?<=¬)(?:${of.join("|")})÷[^¬]*¬`, "g");
const { round, trainer, homeName, homeCountryId, homeCountryName, awayName, awayCountryId, awayCountryName } =
  eventFields;
/** A person has a flag beside the name. */
const flagKeys = [homeCountryId.key, awayCountryId.key];
/** Cells of a starter that only the page of a race shows. */
const ofRaces = [
  "trainer",
  "grid",
  "qualifying1",
  "qualifying2",
  "qualifying3",
  "bestLap",
  "pitTime",
  "tyre",
  "stageNumber",
  "stageCount",
  "stageProfile",
  "climbMetres",
  "overallRank",
  "overallTime",
  "jerseys",
] as const;
const allKeys = [...keys, ...ofRaces.map((name) => eventFields[name].key)];

/** A team that has its country's flag also has the country's name beside it. */
const nationKeys = [...flagKeys, homeCountryName.key, awayCountryName.key];
const nations = toCells(nationKeys);
const sides = [
  [homeName.key, homeCountryName.key],
  [awayName.key, awayCountryName.key],
] as const;
const withoutClubsNations = (body: string): string =>
  body
    .split("~")
    .map((row) => (hasNationalSide(row) ? row : row.replace(nations, "")))
    .join("~");
const hasNationalSide = (row: string): boolean =>
  sides.some(([name, country]) => isNationalSide(cellOf(row, name), cellOf(row, country)));

/** The value of a row's cell; "" for none. */
function cellOf(row: string, key: string): string {
  const start = row.indexOf(`¬${key}÷`);
  if (start < 0) return "";
  const from = start + key.length + 2;
  return row.slice(from, row.indexOf("¬", from));
}

/** Removes the cells that a list does not show. */
function toShown(body: string, sportId: number, shown: readonly string[]): string {
  const isOfPersons = participantKind(sportId) === "player";
  const kept = [...shown, ...(isOfPersons ? flagKeys : nationKeys)];
  const own = body.replace(toCells(allKeys.filter((key) => !kept.includes(key))), "");
  return isOfPersons ? own : withoutClubsNations(own);
}

/** Cells without information: cleared ones, zeros where zero is the default, and ones where one is: a live centre, a league with two sides and live scores. */
const { minute, liveCentre, homeUnderReview, awayUnderReview, homeRedCards, awayRedCards } = eventFields;
const noughts = [homeUnderReview, awayUnderReview, homeRedCards, awayRedCards].map(({ key }) => key).join("|");
const needless = new RegExp(
  `(?<=¬)(?:[A-Z0-9]{2,3}÷¬|${minute.key}÷-1¬|${[liveCentre, leagueFields.duel, leagueFields.sourceType].map(({ key }) => key).join("÷1¬|")}÷1¬|(?:${noughts})÷0¬)+`,
  "g",
);
/** An event that ends when it starts has an unknown end. */
const { startSeconds, endSeconds } = eventFields;
const sameEnd = new RegExp(`(?<=¬${startSeconds.key}÷(\\d+)¬)${endSeconds.key}÷\\1¬`, "g");

/** A category that has the same name as the country before it. */
const { countryName, categoryName } = leagueFields;
const sameCategory = new RegExp(`(?<=¬${countryName.key}÷([^¬]*)¬[^~]*)${categoryName.key}÷\\1¬`, "g");

const withoutDefaults = (body: string): string =>
  body.replace(needless, "").replace(sameEnd, "").replace(sameCategory, "");

/** A day's feed as the document of a list carries it: more than half of the full feed's bytes are for other clients. */
export const toListedCells = (body: string, sportId: number): string => withoutDefaults(toShown(body, sportId, []));

/** The same for a list of several days, which also shows headings by round and a horse's trainer. */
export const toSeasonCells = (body: string, sportId: number): string =>
  withoutDefaults(toShown(body, sportId, [round.key, trainer.key]));

/** Reduces a list feed to the given events and their leagues. */
export function ofEvents(body: string, ids: ReadonlySet<string>): string {
  const rows: string[] = [];
  let league: string | null = null;
  for (const row of body.split("~")) {
    if (row.startsWith("ZA÷")) league = row;
    else if (!row.startsWith("AA÷")) rows.push(row);
    else if (ids.has(row.slice("AA÷".length, row.indexOf("¬")))) {
      if (league !== null) rows.push(league);
      league = null;
      rows.push(row);
    }
  }
  return rows.some((row) => row.startsWith("ZA÷")) ? rows.join("~") : emptyBody;
}

/** The prices imply their position and movement, the bookmaker implies "invented"; an unchanged price is sent once. */
const needlessOfOdds = /(?<=¬)(?:AY|MG|TSM)÷[^¬]*¬/g;
const unmoved = /(?<=¬X([ABC])÷([^¬]*)¬)Y\1÷\2¬/g;

/** Stations depend on the country, but a page is cached for all places of one policy, so it shows none. */
export const withoutStations = (body: string): string => body.replace(stations, "");
const stations = new RegExp(`(?<=¬)${eventFields.broadcast.key}÷[^¬]*¬`, "g");

/** Keeps the odds of the one bookmaker that a list shows, and names it once; only a match's own page compares all bookmakers. */
export function toListedOdds(body: string, bookmakerId: number): string {
  const own = `¬ODA÷${bookmakerId}¬`;
  if (!body.includes(own)) return emptyBody;
  const rows = body.split("~");
  const listed = rows.filter((row) => !row.includes("¬ODA÷") || row.includes(own)).join("~");
  const first = listed.indexOf(own) + own.length;
  const others = listed.slice(first).replaceAll(own, "¬");
  return (listed.slice(0, first) + others).replace(needlessOfOdds, "").replace(unmoved, "");
}

/** The rows of one event in a feed of odds. */
export function toEventOdds(body: string, eventId: string): string {
  const rows = body.split("~").filter((row) => !row.startsWith("AA÷") || row.startsWith(`AA÷${eventId}¬`));
  return rows.some((row) => row.startsWith("AA÷")) ? rows.join("~") : emptyBody;
}
