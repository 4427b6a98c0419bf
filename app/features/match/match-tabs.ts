import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { FeedNameParts } from "../../../shared/wire/feed-name-parts.ts";
import type { gameSection } from "../../../shared/wire/sections/match-section.ts";
import { tableTab } from "../../../shared/competitions/table-tabs.ts";

type GameFields = ReturnType<typeof gameSection.decode>["rows"][number]["fields"];
type HashName = keyof GameFields & `${string}Hash`;

/**
 * A tab of the match page. Its word in addresses and its name come from the texts, by `tab`; its loader, sheet and
 * component from `app/features/match/{folder}/route.tsx` (docs/adr/006).
 */
export type MatchTabRow = {
  readonly tab: MatchTab;
  readonly folder: string;
  /** Its code in the match's feed (`dc_`, `DX`); null for the first tab, which every match has. */
  readonly code: string | null;
  /** The feed that it shows: `df_{section}_1_{event}`, or a table of the match's league, `df_to_1_{event}_{table}`. */
  readonly section: FeedNameParts["section"] | { readonly table: number };
  /** Its hash among those of `g_`; null if its feed has no hash. */
  readonly hash: HashName | null;
  /** For a feed without a hash: the hash of a section that changes together with it. */
  readonly movesWith?: HashName;
};

/** The tabs in display order. A new tab needs a folder and a line here. */
export const matchTabRows = [
  { tab: "summary", folder: "summary", code: null, section: "sui", hash: "incidentsHash" },
  // For races and tournaments.
  { tab: "laps", folder: "laps", code: "TLA", section: "mh", hash: "lapsHash" },
  { tab: "rounds", folder: "rounds", code: "TRO", section: "sur", hash: "roundsHash" },
  // The stages of a tour, with their winners and the leaders after them.
  { tab: "stages", folder: "stages", code: "TST", section: "se", hash: null, movesWith: "scoreHash" },
  { tab: "holes", folder: "holes", code: "THI", section: "hi", hash: "holesHash" },
  // The grid renders from the starters' own rows; its feed is that of the race's laps.
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
    // The table as if the running games ended now; without running games it is the settled table.
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
  // Every shown tab has a row.
  matchTabRows.find((row) => row.tab === tab) ?? matchTabRows[0];

/**
 * The tabs that a match has. Tabs that appeared after the page was made come last, so that no link moves under a finger.
 * The odds tab goes when the game has no odds any more, unless it is the open tab.
 * @param codes the codes of `DX`
 * @param game the game's current hashes, which may be newer than the page
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
