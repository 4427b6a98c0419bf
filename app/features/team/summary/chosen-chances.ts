import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toShare } from "../../competition/chances/chance-cell.ts";

const most = 3;
/** So many are shown of a team of which all is decided, too. */
const least = 2;
/** A chance is open from one per cent to 99. */
const open = { from: 0.01, to: 0.99 };

/** The place of the title among the zones. */
const title = 0;

/**
 * Chooses the chances that say most about a team, and returns their columns in order: three of those that are open, the title before the
 * likeliest zones, and where fewer than two are open, the likeliest of the others. Of two that are equally likely the lower zone comes
 * first, because a team that can reach nothing is still safe from relegation.
 */
export function toChosenColumns(chances: readonly Chance[]): readonly number[] {
  const likeliest = chances
    .map((chance, column) => ({ column, share: toShare(chance), isOpen: isOpen(chance) }))
    .toSorted((a, b) => b.share - a.share || b.column - a.column);
  const chosen = likeliest
    .filter((each) => each.isOpen)
    .toSorted((a, b) => Number(b.column === title) - Number(a.column === title))
    .slice(0, most);
  const others = likeliest.filter((each) => !each.isOpen).slice(0, Math.max(0, least - chosen.length));
  return [...chosen, ...others].map(({ column }) => column).toSorted((a, b) => a - b);
}

const isOpen = (chance: Chance): boolean =>
  chance.kind === "share" && chance.share >= open.from && chance.share <= open.to;
