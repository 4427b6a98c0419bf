import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { FeedNameParts } from "../../../shared/feed/feed-name-parts.ts";
import type { gameSection } from "../../../shared/feed/sections/match.ts";
import { tableTab } from "../../../shared/sports/standings/table-tabs.ts";

type GameFields = ReturnType<typeof gameSection.decode>["rows"][number]["fields"];
type HashName = keyof GameFields & `${string}Hash`;

/**
 * A tab of the match page. Its word in addresses and its name come from the texts, by `tab`; its loader, sheet and
 * component from `app/features/match/{folder}/route.tsx` (docs/adr/006).
 */
export type MatchTabRow = {
  readonly tab: MatchTab;
  readonly folder: string;
  /** What the match's feed (`dc_`, `DX`) calls it; null for the first tab, which every match has. */
  readonly code: string | null;
  /** The feed that it shows: `df_{section}_1_{event}`, or a table of the match's league, `df_to_1_{event}_{table}`. */
  readonly section: FeedNameParts["section"] | { readonly table: number };
  /** Its hash among those of `g_`; null for what no match changes while it is played. */
  readonly hash: HashName | null;
  /** For a feed without a hash: that of a section with which it changes. */
  readonly movesWith?: HashName;
};

/** In the order in which they are shown. A tab more is a folder and a line here. */
export const matchTabRows = [
  { tab: "summary", folder: "summary", code: null, section: "sui", hash: "incidentsHash" },
  // Of races and tournaments.
  { tab: "laps", folder: "laps", code: "TLA", section: "mh", hash: "lapsHash" },
  { tab: "rounds", folder: "rounds", code: "TRO", section: "sur", hash: "roundsHash" },
  // The stages of a tour: who won them, and who leads after them.
  { tab: "stages", folder: "stages", code: "TST", section: "se", hash: null, movesWith: "scoreHash" },
  { tab: "holes", folder: "holes", code: "THI", section: "hi", hash: "holesHash" },
  // Drawn from the starters' own rows: the race's laps are asked for beside it.
  { tab: "grid", folder: "grid", code: "TGR", section: "mh", hash: null, movesWith: "scoreHash" },
  { tab: "statistics", folder: "statistics", code: "ST", section: "st", hash: "statisticsHash" },
  { tab: "lineUps", folder: "line-ups", code: "LI", section: "li", hash: "lineUpsHash" },
  {
    tab: "playerStatistics",
    folder: "player-statistics",
    code: "PS",
    section: "psn",
    hash: null,
    movesWith: "statisticsHash",
  },
  { tab: "commentary", folder: "commentary", code: "LC", section: "lc", hash: "commentaryHash" },
  { tab: "headToHead", folder: "head-to-head", code: "HH", section: "hh", hash: null },
  {
    tab: "standings",
    folder: "standings",
    code: "LT",
    // As if the running games ended now; it is the settled table while there are none.
    section: { table: tableTab.live },
    hash: null,
    movesWith: "scoreHash",
  },
  {
    tab: "draw",
    folder: "draw",
    code: "DR",
    section: { table: tableTab.draw },
    hash: null,
    movesWith: "scoreHash",
  },
  { tab: "series", folder: "series", code: "SE", section: "se", hash: null, movesWith: "scoreHash" },
  { tab: "odds", folder: "odds", code: "OD", section: "od", hash: "oddsHash" },
  { tab: "pointByPoint", folder: "points", code: "MH", section: "mh", hash: "pointsHash" },
  { tab: "report", folder: "report", code: "MR", section: "mr", hash: null, movesWith: "scoreHash" },
  { tab: "news", folder: "news", code: "NF", section: "nf", hash: null, movesWith: "scoreHash" },
  { tab: "highlights", folder: "highlights", code: "HL", section: "hl", hash: null, movesWith: "incidentsHash" },
] as const satisfies readonly MatchTabRow[];

/** A tab that has a page. */
export type ShownTab = (typeof matchTabRows)[number]["tab"];

export const tabRow = (tab: ShownTab): MatchTabRow =>
  // Each shown tab is one of the table's.
  matchTabRows.find((row) => row.tab === tab) ?? matchTabRows[0];

/**
 * The tabs that a match has. What has come since the page was made is last, whatever its place: no link moves below a finger.
 * Prices end with the match, and their tab with them, unless it is read.
 * @param codes of `DX`
 * @param game what of it exists by now, though the page was made before
 */
export function tabsOf(
  codes: readonly string[],
  game: GameFields | null,
  current: MatchTab = "summary",
): readonly ShownTab[] {
  const isNamed = ({ code }: MatchTabRow) => code === null || codes.includes(code);
  const isGone = ({ tab, hash }: MatchTabRow) =>
    hash === "oddsHash" && tab !== current && game !== null && !game.oddsHash;
  const named = matchTabRows.filter((row) => isNamed(row) && !isGone(row));
  const come = matchTabRows.filter((row) => !isNamed(row) && row.hash !== null && !!game?.[row.hash]);
  return [...named, ...come].map(({ tab }) => tab);
}
