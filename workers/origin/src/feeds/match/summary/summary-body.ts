import { summarySection } from "../../../../../../shared/wire/sections/summary-section.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import { toIncidentIds } from "../incident-ids.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { toPeriods, type Period } from "../periods.ts";
import { minuteText } from "../player-texts.ts";
import { toBodySignedInside } from "../signed.ts";
import { toIncidentGroups } from "./incident-groups.ts";
import { toInformationRows } from "./information-rows.ts";
import { hoursAndMinutes, matchLength } from "./lengths.ts";
import { toMoments } from "./moments.ts";
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
