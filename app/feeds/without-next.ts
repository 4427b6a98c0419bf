import { eventFields } from "../../shared/wire/event-fields.ts";
import { drawFields } from "../../shared/wire/league-fields.ts";
import { parseFeedName } from "../../shared/wire/feed-names.ts";
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

/**
 * Returns a list without the games to come whose sides a hidden result decided: a final names who won a semi-final.
 * Whoever asks for the match itself by its address knows it.
 */
export function withoutNext(name: string, body: string, hidesNext: HidesNext): string {
  const kind = parseFeedName(name)?.kind;
  const isList = kind !== undefined && kind !== "match" && kind !== "detail-summary" && gameKinds.has(kind);
  if (!isList || !decidedCell.test(body)) return body;
  const rows = body.split("~").filter((row) => {
    const ids = decidedCell.exec(row)?.[1];
    return ids === undefined || !hidesNext(ids.split("|"));
  });
  return rows.filter((row, index) => !isEmptyLeague(row, rows[index + 1])).join("~");
}

const isEmptyLeague = (row: string, next = ""): boolean =>
  row.startsWith(leagueMark) && !marksOfLeague.some((mark) => next.startsWith(mark));
