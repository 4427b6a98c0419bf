import { daySeconds } from "../../../../shared/basics/day.ts";
import { toCountryId } from "../../../../shared/places/countries.ts";
import { skillOf } from "../../../../shared/strength/judge-day.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { strengthSection } from "../../../../shared/wire/sections/strength-section.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Clock } from "../ledger/sources.ts";
import { ranksOf, strengthTable, type StrengthTable } from "./strength-table.ts";
import type { RankedSide } from "./strength-store.ts";

/** Days that a curve shows at most. */
const shownDays = 730;
/** Fewer games say little of a side: its strength is that of its league. */
const leastGames = 5;

/** The strength of a team or a competitor, with its course: the last point of each week in which it played; "0" for one that is not known, or whose sport's strengths are not proven. */
export function toStrengthBody(
  context: LedgerContext,
  participantId: string,
  { lang, clock }: { readonly lang: Language; readonly clock: Clock },
): string {
  const table = strengthTable(context, null, clock);
  const side = table?.sides.find(({ participant }) => participant.id === participantId);
  if (table === null || side === undefined || side.games < leastGames) return emptyBody;
  const points = context.strengths
    .pointsOf(participantId, table.lastDay)
    .filter(({ day }) => day > table.lastDay - shownDays)
    .filter(({ day }, index, all) => weekOf(day) !== weekOf(all[index + 1]?.day ?? Infinity));
  const pool = table.poolOf(side);
  const compared = table.sides.filter((each) => table.poolOf(each) === pool);
  const { ours, base } = skillOf(table.tally);
  const fields = {
    value: Math.round(side.value),
    days: points.map(({ day }) => day * daySeconds),
    values: points.map(({ value }) => Math.round(value)),
    games: side.games,
    rank: ranksOf(compared).get(participantId) ?? 0,
    ranked: compared.length,
    ...toLeague(context, side, table, lang),
    ...(side.countryKey === "" ? {} : { countryId: String(toCountryId(side.countryKey)) }),
    sinceSeconds: table.firstDay * daySeconds,
    forecasts: table.tally.forecasts,
    ours: Number(ours.toFixed(3)),
    base: Number(base.toFixed(3)),
  };
  return strengthSection.encode({ sportId: 0, rows: [{ kind: "side", fields }], signature: "" });
}

/** The number of a day's week, which begins on Monday: 1970-01-01 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** The rank of a team in its league. */
function toLeague(context: LedgerContext, side: RankedSide, { sides }: StrengthTable, lang: Language) {
  const league = side.stageId === "" ? null : context.events.league(side.stageId);
  if (league === null) return {};
  const own = sides.filter(({ stageId }) => stageId === side.stageId);
  return {
    stageId: side.stageId,
    league: nameIn(league, lang),
    leagueRank: ranksOf(own).get(side.participant.id) ?? 0,
    sideIds: own.map(({ participant }) => participant.id),
  };
}
