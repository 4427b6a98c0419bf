import { summarySection } from "../../../../../../shared/wire/sections/summary-section.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { Side } from "../../../../../../shared/timeline/incident.ts";
import type { MatchDetails, DetailsEntry } from "../../../ledger/match-details.ts";
import { toIncidentIds } from "../incident-ids.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { toPeriods, type Period } from "../periods.ts";
import { minuteText } from "../player-texts.ts";
import { toBodySignedInside } from "../signed.ts";
import { toIncidentGroups } from "./incident-groups.ts";
import { toInformationRows } from "./information-rows.ts";
import { hoursAndMinutes, matchLength } from "./lengths.ts";
import { setsBody } from "./result-body.ts";

type Rows = Parameters<typeof summarySection.encode>[0]["rows"];

/** The periods with their incidents, then referee and ground, then the channels (`df_sui_`). */
export const summaryBody: DetailsAnswer = ({ details, lang }) => {
  const periods = toPeriods(details, lang);
  return toBodySignedInside(summarySection, [
    ...toPeriodRows(details, periods, lang),
    ...toDurationRows(details, periods),
    ...toInformationRows(details, lang),
  ]);
};

/** The older name of the same (`df_su_`); clients look there for the score of each tennis set alone. */
export const olderSummaryBody: DetailsAnswer = (match) =>
  match.details.state.schedule.sportId === sportIds.tennis ? setsBody(match) : summaryBody(match);

function toPeriodRows(details: MatchDetails, periods: readonly Period[], lang: Language): Rows {
  const ids = toIncidentIds(details);
  const { schedule } = details.state;
  return periods.flatMap((period): Rows => {
    const incidents = toMoments(period.entries, schedule.sportId).flatMap((moment): Rows => {
      const groups = moment.flatMap((entry) => toIncidentGroups(entry, schedule, lang));
      const [first] = moment;
      if (groups.length === 0 || first === undefined) return [];
      const { incident } = first;
      const side = "side" in incident ? { side: incident.side } : {};
      const minute = "minute" in incident ? (incident.minute ?? "") : "";
      return [{ kind: "incident", fields: { id: ids.get(first) ?? "", ...side, ...toMinute(minute) }, groups }];
    });
    return [toPeriodRow(period, countsPeriods(schedule.sportId)), ...incidents];
  });
}

function toMinute(minute: string) {
  if (minute === "") return {};
  const added = /^\d+\+(\d+)$/.exec(minute)?.[1];
  return { minute: minuteText(minute), ...(added === undefined ? {} : { addedMinute: Number(added) }) };
}

const lengthNames = ["length1", "length2", "length3", "length4", "length5"] as const;

function toPeriodRow({ label, number, score, tieBreak, lengthSeconds }: Period, isSet: boolean): Rows[number] {
  const pairs = [score, tieBreak].flatMap((pair) =>
    pair === null ? [] : [{ home: String(pair[0]), away: String(pair[1]) }],
  );
  const name = lengthNames[number - 1];
  const last = pairs.at(-1);
  if (!isSet || lengthSeconds === null || name === undefined || last === undefined) {
    return { kind: "period", fields: { label }, groups: pairs };
  }
  const length = hoursAndMinutes(lengthSeconds);
  return { kind: "period", fields: { label }, groups: [...pairs.slice(0, -1), { ...last, [name]: length }] };
}

/** The length of a match of sets that is over. */
function toDurationRows(details: MatchDetails, periods: readonly Period[]): Rows {
  const seconds = matchLength(details, periods);
  return seconds === null ? [] : [{ kind: "duration", fields: { length: hoursAndMinutes(seconds) } }];
}

/** The incidents of one moment, which share one row: a penalty and its kick. */
type Moment = readonly DetailsEntry[];

/** Everything else is a moment of its own. */
function toMoments(entries: readonly DetailsEntry[], sportId: number): readonly Moment[] {
  if (sportId !== sportIds.soccer) return entries.map((entry) => [entry]);
  const kicks = new Map<DetailsEntry, DetailsEntry>();
  const reported = new Set<DetailsEntry>();
  for (const [index, entry] of entries.entries()) {
    if (entry.incident.kind !== "play" || entry.incident.play !== "penalty-awarded") continue;
    const kick = kickOf(entries.slice(index + 1), entry.incident.side);
    if (kick === undefined) continue;
    kicks.set(entry, kick);
    reported.add(kick);
  }
  return entries.flatMap((entry) => {
    const kick = kicks.get(entry);
    if (kick !== undefined) return [[entry, kick]];
    return reported.has(entry) ? [] : [[entry]];
  });
}

/** The kick of a penalty is taken before the side is awarded another one. */
function kickOf(after: readonly DetailsEntry[], side: Side): DetailsEntry | undefined {
  for (const entry of after) {
    const { incident } = entry;
    if (!("side" in incident) || incident.side !== side) continue;
    if (incident.kind === "play" && incident.play === "penalty-awarded") return undefined;
    if (incident.kind === "missed-penalty" || (incident.kind === "goal" && incident.how === "penalty")) return entry;
  }
  return undefined;
}
