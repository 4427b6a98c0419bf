import { eventFields, type EventFields } from "../../shared/wire/event-fields.ts";
import { drawFields } from "../../shared/wire/league-fields.ts";
import { parseFeedName, type FeedNameKind } from "../../shared/wire/feed-names.ts";
import type { VeiledThing } from "../features/veil/veil-cookie.ts";
import { gameKinds } from "./veiled-kinds.ts";

/** Whether a visitor hides a result that named the sides of a game, by the ids in the game's cell `decidedBy`. */
export type HidesNext = (decidedBy: readonly string[]) => boolean;

/** A league is known there by its tournament, a team by the games that it played. */
export const hidesNextOf =
  (things: readonly VeiledThing[]): HidesNext =>
  (ids) =>
    things.some(({ kind, id, tells }) => (kind === "league" ? tells : [id]).some((each) => ids.includes(each)));

const decidedCell = new RegExp(`¬${eventFields.decidedBy.key}÷([^¬]*)¬`);
const leagueMark = "ZA÷";
const marksOfLeague = [`${eventFields.id.key}÷`, `${drawFields.round.key}÷`];

/** Lists of one side: that a game stands there tells who won, whatever its names are. */
const kindsOfSides: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
  "participant",
  "participant-fixtures",
  "participant-results",
  "participant-page",
  "participant-events",
  "participant-live-events",
]);

const cellsOfHome = [
  "homeCode",
  "homeFullName",
  "homeEventParticipantId",
  "homeSlug",
  "homeImage",
  "homeCountryName",
  "homeCountryId",
  "homeNameShown",
] as const satisfies readonly (keyof EventFields)[];
const cellsOfAway = [
  "awayCode",
  "awayFullName",
  "awayEventParticipantId",
  "awaySlug",
  "awayImage",
  "awayCountryName",
  "awayCountryId",
  "homeNameShown",
] as const satisfies readonly (keyof EventFields)[];

type Side = { readonly id: string; readonly name: string; readonly others: ReadonlySet<string> };
const toSide = (id: keyof EventFields, name: keyof EventFields, others: readonly (keyof EventFields)[]): Side => ({
  id: eventFields[id].key,
  name: eventFields[name].key,
  others: new Set([id, ...others].map((each) => eventFields[each].key)),
});
const sides: readonly Side[] = [
  toSide("homeParticipantId", "homeName", cellsOfHome),
  toSide("awayParticipantId", "awayName", cellsOfAway),
];

/**
 * Returns a list in which no game to come names a side that a hidden result decided: a final names the winner of a semi-final. The game's
 * line stays, with `hiddenName`; a list of one side lacks the line. The feed of the match itself is unchanged, because a visitor who opens
 * its address knows its sides.
 */
export function withoutNext(name: string, body: string, hidesNext: HidesNext, hiddenName: string): string {
  const kind = parseFeedName(name)?.kind;
  const isList = kind !== undefined && kind !== "detail-summary" && gameKinds.has(kind);
  if (!isList || !decidedCell.test(body)) return body;
  const rows = body.split("~").flatMap((row) => {
    const ids = decidedCell.exec(row)?.[1]?.split("|");
    if (ids === undefined || !hidesNext(ids)) return [row];
    return kindsOfSides.has(kind) ? [] : [withoutNames(row, ids, hiddenName)];
  });
  return rows.filter((row, index) => !isEmptyLeague(row, rows[index + 1])).join("~");
}

/** Hides the sides that came from an earlier round; one that enters in this round is known from elsewhere. */
function withoutNames(row: string, ids: readonly string[], hiddenName: string): string {
  let cells = row.split("¬");
  for (const { id, name, others } of sides) {
    const own = cells.find((cell) => cell.startsWith(`${id}÷`))?.slice(id.length + 1);
    if (own !== undefined && !ids.includes(own)) continue;
    cells = cells
      .filter((cell) => !others.has(keyOf(cell)))
      .map((cell) => (keyOf(cell) === name ? `${name}÷${hiddenName}` : cell));
  }
  return cells.join("¬");
}

const keyOf = (cell: string): string => cell.slice(0, Math.max(0, cell.indexOf("÷")));

const isEmptyLeague = (row: string, next = ""): boolean =>
  row.startsWith(leagueMark) && !marksOfLeague.some((mark) => next.startsWith(mark));
