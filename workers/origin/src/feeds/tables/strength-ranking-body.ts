import type { RankedPlayer } from "../../../../../shared/competitions/rank-players.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { countryOf, toCountryId } from "../../../../../shared/places/countries.ts";
import { skillOf } from "../../../../../shared/strength/judge-day.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { largestPool } from "../../strength/pools.ts";
import { rankOf, strengthTable, type StrengthTable } from "../../strength/strength-table.ts";
import type { RankedSide } from "../../strength/strength-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { FeedQuestion, NameOf } from "../feed-answers.ts";
import { encodeRanking } from "./ranking-body.ts";

/** The id of all countries together. */
const everywhere = "0";

/**
 * A page of the sides of a sport, or of one of its countries, by strength: rows as in rankings (`toRankingBody`), `RH` with RS the start of the first
 * day and RE of the last day with counted games in unix seconds, RG how many games were foretold, RO the mean Brier score of these forecasts, RB that
 * of the shares of outcomes. Only sides that games compare with each other are in it. "0" where strengths are not proven, and behind the last page.
 */
export function toStrengthRankingBody(
  context: LedgerContext,
  { sportId, countryId, page }: NameOf<"strength-ranking">,
  { clock, projectLanguage: language }: FeedQuestion,
): string {
  const table = strengthTable(context, null, clock);
  if (table === null) return emptyBody;
  const isOf = ({ countryKey }: RankedSide) =>
    countryId === everywhere || (countryKey !== "" && String(toCountryId(countryKey)) === countryId);
  const players = toPlayers(table, isOf);
  const { ours, base } = skillOf(table.tally);
  const countryKey = table.sides.find(isOf)?.countryKey ?? "";
  const head = [
    ["RN", countryId === everywhere || countryKey === "" ? "" : countryOf(countryKey, language).name],
    ["RS", String(table.firstDay * daySeconds)],
    ["RE", String(table.lastDay * daySeconds)],
    ["RG", String(table.tally.forecasts)],
    ["RO", ours.toFixed(3)],
    ["RB", base.toFixed(3)],
  ] as const;
  return encodeRanking(head, players, { sportId, page, language });
}

function toPlayers(table: StrengthTable, isOf: (side: RankedSide) => boolean): readonly RankedPlayer[] {
  const sides = largestPool(table.sides.filter(isOf), table.poolOf);
  const ids = new Set(sides.map(({ participant }) => participant.id));
  const earlier = table.earlier.filter(({ participant }) => ids.has(participant.id));
  const ranksBefore = new Map(earlier.map((side) => [side.participant.id, rankOf(side, earlier)]));
  return sides.map((side) => {
    const { participant, value, countryKey } = side;
    const rank = rankOf(side, sides);
    const before = ranksBefore.get(participant.id);
    return {
      rank,
      participant:
        participant.countryKey === undefined && countryKey !== "" ? { ...participant, countryKey } : participant,
      points: Math.round(value),
      rankChange: before === undefined ? null : before - rank,
    };
  });
}
