import type { PlayerFigures } from "../../../../shared/feed/sections/read-player-statistics.ts";

/** `column` is the index of a figure, null for the names. */
export type PlayerOrder = { readonly column: number | null; readonly direction: "ascending" | "descending" };

/** What a press on a column's head asks for: names from A, figures from the highest; the other way where it is so already. */
export function toNextOrder(order: PlayerOrder | null, column: number | null): PlayerOrder {
  const first = column === null ? "ascending" : "descending";
  if (order?.column !== column || order.direction !== first) return { column, direction: first };
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

/** The level stay in the order of the feed; who has no figure is last, either way. Null leaves the feed's order. */
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

/** What a printed figure counts for: seconds of "28:38", 3 of "3/5" and of "3 (60%)"; null of what is no figure. */
function toNumber(text: string): number | null {
  const time = /^(\d+):(\d{2})$/.exec(text);
  if (time !== null) return Number(time[1]) * 60 + Number(time[2]);
  const found = /^[-+]?\d+(?:\.\d+)?/.exec(text);
  return found === null ? null : Number(found[0]);
}
