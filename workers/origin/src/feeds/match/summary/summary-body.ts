import { summarySection } from "../../../../../../shared/feed/sections/summary.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { MatchDetails } from "../../../ledger/story.ts";
import { toIncidentIds } from "../incident-ids.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { toPeriods, type Period } from "../periods.ts";
import { minuteText } from "../player-texts.ts";
import { toSignedBody } from "../signed.ts";
import { toIncidentGroups } from "./incident-groups.ts";
import { toChannelRows, toInformation } from "./information-rows.ts";

type Rows = Parameters<typeof summarySection.encode>[0]["rows"];

/** The periods and what happened in them, then who whistled it and where, then who shows it (`df_sui_`, `df_su_`). */
export const summaryBody: DetailsAnswer = ({ details, lang }) => {
  const information = toInformation(details.information, lang);
  const [first, ...others] = information;
  return toSignedBody(summarySection, [
    ...toPeriodRows(details, lang),
    ...(first === undefined ? [] : [{ kind: "information" as const, fields: first, groups: others }]),
    ...toChannelRows(details.state.channels ?? [], lang),
  ]);
};

function toPeriodRows(details: MatchDetails, lang: Language): Rows {
  const ids = toIncidentIds(details);
  const { schedule } = details.state;
  return toPeriods(details, lang).flatMap((period): Rows => {
    const incidents = period.entries.flatMap((entry): Rows => {
      const groups = toIncidentGroups(entry, schedule, lang);
      if (groups.length === 0) return [];
      const { incident } = entry;
      const side = "side" in incident ? { side: incident.side } : {};
      const minute = "minute" in incident && incident.minute !== undefined && incident.minute !== "";
      return [
        {
          kind: "incident",
          fields: {
            id: ids.get(entry) ?? "",
            ...side,
            ...(minute ? { minute: minuteText(incident.minute ?? "") } : {}),
          },
          groups,
        },
      ];
    });
    return [toPeriodRow(period, countsPeriods(schedule.sportId)), ...incidents];
  });
}

function toPeriodRow({ label, score, tieBreak, lengthSeconds }: Period, isSet: boolean): Rows[number] {
  const pairs = [score, tieBreak].flatMap((pair) =>
    pair === null ? [] : [{ home: String(pair[0]), away: String(pair[1]) }],
  );
  const length = lengthSeconds === null || !isSet ? {} : { length: hoursAndMinutes(lengthSeconds) };
  return { kind: "period", fields: { label, ...length }, groups: pairs };
}

/** "0:47", "1:05": the length of a set. */
function hoursAndMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
