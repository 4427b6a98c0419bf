import type { PlayerFigures } from "../../../../shared/wire/sections/read-player-statistics.ts";

/** `column` is the index of a figure, null for the names. */
export type PlayerOrder = { readonly column: number | null; readonly direction: "ascending" | "descending" };

/** The order after a click on a column's head: names ascending, figures descending; the opposite if the table is already in that order. */
export function toNextOrder(order: PlayerOrder | null, column: number | null): PlayerOrder {
  const first = column === null ? "ascending" : "descending";
  if (order?.column !== column || order.direction !== first) return { column, direction: first };
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

/** Equal players stay in the feed's order; players without a figure come last in both directions. A null order keeps the feed's. */
export function sortPlayers(
  players: readonly PlayerFigures[],
  order: PlayerOrder | null,
  lang: string,
): readonly PlayerFigures[] {
  if (order === null) return players;
  const { column, direction } = order;
  const sign = direction === "ascending" ? 1 : -1;
  if (column === null) return players.toSorted((a, b) => sign * a.name.localeCompare(b.name, lang));
  const numbers = new Map(players.map((player) => [player, toNumber(player.values[column] ?? "")]));
  return players.toSorted((a, b) => {
    const [first, second] = [numbers.get(a) ?? null, numbers.get(b) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The value of a printed figure: the seconds of "28:38", 3 for "3/5" and "3 (60%)"; null for text that is no figure. */
function toNumber(text: string): number | null {
  const time = /^(\d+):(\d{2})$/.exec(text);
  if (time !== null) return Number(time[1]) * 60 + Number(time[2]);
  const found = /^[-+]?\d+(?:\.\d+)?/.exec(text);
  return found === null ? null : Number(found[0]);
}
