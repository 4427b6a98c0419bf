import type { Messages } from "../../i18n/site-texts.ts";
import type { SearchTexts } from "../../i18n/search-texts.ts";
import { markTyped } from "./mark-typed.ts";
import type { Followed } from "./followed.ts";
import type { Found, FoundKind } from "./read-found.ts";
import type { RecentSearch } from "./recent-searches.ts";
import type { FirstNames } from "./use-popular.ts";

export type SearchRow = {
  readonly name: string;
  readonly path: string;
  /** Beside the name: where it plays. */
  readonly detail: string;
  /** A flag's name, "recent" for the mark of a recent search, "" for none. */
  readonly mark: string;
  /** Null for a row without a star. */
  readonly followed: Followed | null;
};
export type SearchRows = {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly SearchRow[];
  /** False where the group's heading is shown elsewhere. */
  readonly hasHead: boolean;
};

/** Adds another name where the shown one does not explain why the row was found. */
const toRow = (
  t: SearchTexts,
  query: string,
  { kind, name, path, matched, sport, league, country, flag, followed }: Found,
): SearchRow => ({
  name,
  path,
  detail: [
    matched === "" || markTyped(name, query).some(({ isTyped }) => isTyped) ? "" : t.also({ name: matched }),
    kind === "sport" ? "" : sport,
    kind === "team" || kind === "player" ? league : "",
    kind === "country" ? "" : country,
  ]
    .filter((part) => part !== "")
    .join(" · "),
  mark: flag,
  followed,
});

export const toFoundRows = (t: SearchTexts, query: string, results: readonly Found[]): readonly SearchRows[] =>
  toGroups(results).map(({ kind, items }) => ({
    key: kind,
    title: t.groups[kind],
    rows: items.map((found) => toRow(t, query, found)),
    hasHead: true,
  }));

/**
 * Makes a row with the number of a competition's games today, or with a mark that a team or player plays now. Races do not
 * count as games.
 */
function toTodaysRow(t: SearchTexts, site: Messages, found: Found): SearchRow {
  const row = toRow(t, "", found);
  const { games, live } = found.today ?? { games: 0, live: 0 };
  const said =
    found.kind === "tournament" && found.followed?.kind !== "race"
      ? [site.gameCount({ count: games }), ...(live > 0 ? [site.liveCount({ count: live })] : [])]
      : live > 0
        ? [t.game.live]
        : [];
  return { ...row, detail: [row.detail, ...said].join(" · ") };
}

/** Returns the rows for an empty field: pages that were opened from searches on this device, events of today, and popular subjects. */
export function toFirstRows(
  t: SearchTexts,
  site: Messages,
  recent: readonly RecentSearch[],
  { today, popular }: FirstNames,
): readonly SearchRows[] {
  const known = new Set(recent.map(({ path }) => path));
  const todays = today.filter(({ path }) => !known.has(path));
  for (const { path } of todays) known.add(path);
  const others = popular.filter(({ path }) => !known.has(path));
  return [
    {
      key: "recent",
      title: t.recent,
      rows: recent.map(({ name, path }) => ({ name, path, detail: "", mark: "recent", followed: null })),
      hasHead: false,
    },
    { key: "today", title: site.today, rows: todays.map((found) => toTodaysRow(t, site, found)), hasHead: true },
    { key: "popular", title: t.popular, rows: others.map((found) => toRow(t, "", found)), hasHead: true },
  ].filter(({ rows }) => rows.length > 0);
}

type FoundGroup = { readonly kind: FoundKind; readonly items: readonly Found[] };

/** Results by kind, the kind of the best one first; within a kind their order stays. */
export function toGroups(results: readonly Found[]): readonly FoundGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, items: results.filter((found) => found.kind === kind) }));
}
