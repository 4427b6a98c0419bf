import type { MatchDetails } from "../../../ledger/match-details.ts";
import { toBodySignedInside } from "../signed.ts";
import { resultSection, type resultKinds } from "../../../../../../shared/wire/sections/result-section.ts";
import type { MatchContext, DetailsAnswer } from "../match-question.ts";
import type { Section } from "../../../../../../shared/wire/section.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Pair } from "../../../../../../shared/timeline/incident.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import { toPeriods, type Period } from "../periods.ts";
import { toInformationRows } from "./information-rows.ts";
import { hoursAndMinutes, matchLength } from "./lengths.ts";

type Row = Section<typeof resultKinds>["rows"][number];

/** The score of each part with the names of the sides, then referee and ground (`df_sur_`). */
export const resultBody: DetailsAnswer = (match) => toResultBody(match, true);

/** The same without names (`df_su_` of tennis). */
export const setsBody: DetailsAnswer = (match) => toResultBody(match, false);

function toResultBody({ details, lang }: MatchContext, withNames: boolean): string {
  const periods = toPeriods(details, lang);
  const rows = details.state.periods.flatMap((period, index) =>
    toPeriodRow(
      details,
      period,
      index,
      periods.find(({ number }) => number === index + 1),
    ),
  );
  const [first, ...later] = rows;
  const named: readonly Row[] =
    first?.kind === "period1" && withNames
      ? [{ kind: "period1", fields: { ...first.fields, ...namesOf(details) } }, ...later]
      : rows;
  const seconds = matchLength(details, periods);
  return toBodySignedInside(resultSection, [
    ...named,
    ...(seconds === null ? [] : [{ kind: "duration" as const, fields: { length: hoursAndMinutes(seconds) } }]),
    ...toLastRows(details, lang),
  ]);
}

const namesOf = ({ state: { schedule } }: MatchDetails) => ({
  homeName: schedule.home.name,
  homeNameShown: schedule.home.name,
  ...(schedule.away === null ? {} : { awayName: schedule.away.name }),
});

/**
 * A tennis match without a known referee ends with its players' seeds, which are always empty here: no source reports
 * them.
 */
function toLastRows(details: MatchDetails, lang: Parameters<typeof toInformationRows>[1]): readonly Row[] {
  const rows: readonly Row[] = toInformationRows(details, lang);
  if (details.state.schedule.sportId !== sportIds.tennis || rows.some(({ kind }) => kind === "information"))
    return rows;
  const [first, ...others] = rows;
  const shown = first?.kind === "channels" ? first.fields : {};
  const noSeeds = { kind: "seeds" as const, fields: { homeSeed: null, awaySeed: null, ...shown } };
  return first?.kind === "channels" ? [noSeeds, ...others] : [noSeeds, ...rows];
}

const laterParts = ["period2", "period3", "period4", "period5"] as const;
const longPeriods = ["period6", "period7", "period8", "period9", "period10", "period11"] as const;

function toPeriodRow(
  { state }: MatchDetails,
  [home, away]: Pair,
  index: number,
  period: Period | undefined,
): readonly Row[] {
  const { schedule } = state;
  const scores = { home, ...tieBreakCell("homeTieBreak", period, 0), away, ...tieBreakCell("awayTieBreak", period, 1) };
  const seconds = countsPeriods(schedule.sportId) ? (period?.lengthSeconds ?? null) : null;
  const length = seconds === null ? {} : { length: hoursAndMinutes(seconds) };
  if (index === 0) {
    return [{ kind: "period1", fields: { status: state.status, ...scores, ...length } }];
  }
  const later = laterParts[index - 1];
  if (later !== undefined) return [{ kind: later, fields: { ...scores, ...length } }];
  const long = longPeriods[index - 5];
  return long === undefined ? [] : [{ kind: long, fields: { home, away } }];
}

const tieBreakCell = (name: "homeTieBreak" | "awayTieBreak", period: Period | undefined, side: 0 | 1) =>
  period === undefined || period.tieBreak === null ? {} : { [name]: period.tieBreak[side] };
