import type { RankedPlayer } from "../../../../../shared/competitions/rank-players.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { toCountryId } from "../../../../../shared/places/countries.ts";
import { skillOf } from "../../../../../shared/strength/judge-day.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { encodeTree, type TreeProperty } from "../../../../../shared/wire/tree.ts";
import { toCategory } from "../../directory/category.ts";
import { groupBy } from "../../standings/group-by.ts";
import { ranksOf, strengthTable, type StrengthTable } from "../../strength/strength-table.ts";
import type { RankedSide } from "../../strength/strength-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { FeedQuestion, NameOf } from "../feed-answers.ts";
import { toRankingRows } from "./ranking-body.ts";

/** The id of all countries together. */
const everywhere = "0";
/** Fewer sides are no ranking. */
const leastSides = 5;
const mostGroups = 6;
/** Tournaments by which a group is named. */
const namedBy = 2;

/** Sides that games compare with each other, and the tournaments in which they do, the most important first. */
type Group = { readonly sides: readonly RankedSide[]; readonly leagues: readonly League[] };

/**
 * A page of the sides of a sport, or of one of its countries, by strength: rows as in rankings (`toRankingBody`), in groups of sides that games compare
 * with each other. Each group begins with a row `RH`, whose name is that of its main tournaments. The first one has RS the start of the first and RE that of the last
 * day with counted games in unix seconds, RG how many games were foretold, RO the mean Brier score of these forecasts, RB that of the shares of outcomes. Only the
 * first group has further pages. "0" where strengths are not proven, and behind the last page.
 */
export function toStrengthRankingBody(
  context: LedgerContext,
  { sportId, countryId, page }: NameOf<"strength-ranking">,
  { clock, projectLanguage: language }: FeedQuestion,
): string {
  const table = strengthTable(context, null, clock);
  if (table === null) return emptyBody;
  const groups = toGroups(context, table, countryId);
  const roots = (page === 1 ? groups : groups.slice(0, 1)).flatMap((group, index) => {
    const head = [["RN", toName(group, language)], ...(index === 0 ? toJudged(table) : [])] as const;
    return toRankingRows(head, toPlayers(group, table), { sportId, page, language });
  });
  return encodeTree({ roots, signature: "" });
}

function toGroups({ events }: LedgerContext, table: StrengthTable, countryId: string): readonly Group[] {
  const isOf = ({ countryKey }: RankedSide) =>
    countryId === everywhere || (countryKey !== "" && String(toCountryId(countryKey)) === countryId);
  const isHere = ({ countryKey }: League) => countryId === everywhere || String(toCountryId(countryKey)) === countryId;
  return [...groupBy(table.sides.filter(isOf), table.poolOf)]
    .filter(([, sides]) => sides.length >= leastSides)
    .map(([pool, sides]): Group => {
      const leagues = table
        .tournamentsOf(pool)
        .flatMap((id) => events.leaguesOfTournament(id)[0] ?? [])
        .toSorted((a, b) => a.rank - b.rank);
      const own = leagues.filter(isHere);
      return { sides, leagues: own.length === 0 ? leagues : own };
    })
    .toSorted((a, b) => (a.leagues[0]?.rank ?? Infinity) - (b.leagues[0]?.rank ?? Infinity))
    .slice(0, mostGroups);
}

const toName = ({ leagues }: Group, language: Language): string =>
  [...new Set(leagues.map((league) => toCategory(league, language)?.name ?? nameIn(league, language)))]
    .slice(0, namedBy)
    .join(", ");

function toJudged({ tally, firstDay, lastDay }: StrengthTable): readonly TreeProperty[] {
  const { ours, base } = skillOf(tally);
  return [
    ["RS", String(firstDay * daySeconds)],
    ["RE", String(lastDay * daySeconds)],
    ["RG", String(tally.forecasts)],
    ["RO", ours.toFixed(3)],
    ["RB", base.toFixed(3)],
  ];
}

function toPlayers({ sides }: Group, table: StrengthTable): readonly RankedPlayer[] {
  const ranks = ranksOf(sides);
  const ranksBefore = ranksOf(table.earlier.filter(({ participant }) => ranks.has(participant.id)));
  return sides.map(({ participant, value, countryKey }) => {
    const rank = ranks.get(participant.id) ?? 0;
    const before = ranksBefore.get(participant.id);
    return {
      rank,
      participant: countryKey === "" ? participant : { ...participant, countryKey },
      points: Math.round(value),
      rankChange: before === undefined ? null : before - rank,
    };
  });
}
