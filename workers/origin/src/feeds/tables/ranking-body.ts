import { encodeTree, treeNode, type TreeNode, type TreeProperty } from "../../../../../shared/wire/tree.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { rankPlayers, type RankedPlayer } from "../../../../../shared/competitions/rank-players.ts";
import type { Ranking } from "../../../../../shared/competitions/rankings.ts";
import { dayNumber, daySeconds } from "../../../../../shared/basics/day.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { participantPath } from "../lists/participants.ts";
import type { Clock } from "../../ledger/sources.ts";
import { keepWork } from "./keep-work.ts";
import { resultPoints } from "./ranking-points.ts";

type Asked = { readonly ranking: Ranking; readonly isLive: boolean };
/** `sinceSeconds` is null for a ranking that moves with each result. */
type Ranked = { readonly sinceSeconds: number | null; readonly players: readonly RankedPlayer[] };

const weekSeconds = 7 * daySeconds;

/** Weekly rankings are valid from Monday (1970-01-01 was a Thursday); rankings of a season change with each result. */
const madeUpSeconds = ({ isWeekly }: Ranking, clock: Clock) => {
  const day = dayNumber(clock.at(daySeconds), 0);
  return isWeekly ? (day - ((day + 3) % 7)) * daySeconds : clock.at(60);
};

/** A ranking, compared with that of a week before; a live one with all results up to now, compared with the ranking. */
export const rankedPlayers = keepWork({
  key: ({ ranking, isLive }: Asked) => `${ranking.id} ${isLive ? "live" : ""}`,
  work(context, { ranking, isLive }, clock): Ranked {
    const start = context.providers.first(({ rankingPoints }) => rankingPoints(ranking));
    const results = resultPoints(context, ranking, clock);
    const overBefore = (seconds: number) =>
      results.filter(({ startSeconds, isRunning }) => !isRunning && startSeconds < seconds);
    const ranked = (seconds: number, before: readonly RankedPlayer[]) =>
      rankPlayers([...start, ...overBefore(seconds)], before);
    const since = madeUpSeconds(ranking, clock);
    const settled = ranked(since, ranked(since - weekSeconds, []));
    if (!isLive) return { sinceSeconds: ranking.isWeekly ? since : null, players: settled };
    return { sinceSeconds: null, players: rankPlayers([...start, ...results], settled) };
  },
});

/** Rows of a page; the first page is 1. */
const pageRows = 50;

/**
 * A page of a ranking: `RH` heads it (RN name, RU since when it is valid, in unix seconds, RC how many are ranked),
 * then one `RW` for each: RA rank, PN name, PI id, PU path, RP points, RM ranks won or lost, CN nation, CF its flag. RA, PN
 * and PI are known to public clients, the others are ours. "0" for a page behind the last.
 */
export function toRankingBody(
  ranking: Ranking,
  { sinceSeconds, players }: Ranked,
  page: number,
  language: Language,
): string {
  const since = sinceSeconds === null ? [] : [["RU", String(sinceSeconds)] as const];
  const head = [["RN", textsIn(language).rankings[ranking.key]], ...since] as const;
  return encodeTree({
    roots: toRankingRows(head, players, { sportId: ranking.sportId, page, language }),
    signature: "",
  });
}

type RankingPage = { readonly sportId: number; readonly page: number; readonly language: Language };

/** The rows of a page of a ranking; none behind its last page. @param head what heads it besides how many are ranked */
export function toRankingRows(
  head: readonly TreeProperty[],
  players: readonly RankedPlayer[],
  { sportId, page, language }: RankingPage,
): readonly TreeNode[] {
  const rows = players.slice((page - 1) * pageRows, page * pageRows);
  if (rows.length === 0) return [];
  return [
    treeNode("RH", [...head, ["RC", String(players.length)]]),
    ...rows.map((row) => treeNode("RW", toProperties(row, sportId, language))),
  ];
}

const toProperties = (
  { rank, participant, points, rankChange }: RankedPlayer,
  sportId: number,
  language: Language,
): TreeProperty[] => [
  ["RA", String(rank)],
  ["PN", nameIn(participant, language)],
  ["PI", participant.id],
  ["PU", participantPath(participant, sportId, language)],
  ["RP", String(points)],
  ...(rankChange === null ? [] : [["RM", String(rankChange)] as const]),
  ...(participant.countryKey === undefined ? [] : toNation(participant.countryKey, language)),
];

function toNation(countryKey: string, language: Language): readonly TreeProperty[] {
  const { name, flag } = countryOf(countryKey, language);
  return [
    ["CN", name],
    ["CF", flag],
  ];
}
