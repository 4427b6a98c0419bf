import { resultKinds, resultSection } from "../../../../../../shared/feed/sections/result.ts";
import { toEventFields } from "../../../ledger/event-row/to-event-fields.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { toSignedBody } from "../signed.ts";

type ResultFields = (typeof resultKinds)["result"]["fields"];
type PeriodName = Extract<keyof ResultFields, `${"home" | "away"}Period${number}`>;

const isPeriodName = (name: string): name is PeriodName => /^(?:home|away)Period\d+$/.test(name);
const periods = Object.keys(resultKinds.result.fields).filter(isPeriodName);

/** The score of each period, and nothing else (`df_sur_`). */
export const resultBody: DetailsAnswer = ({ details }) => {
  const { schedule } = details.state;
  const row = toEventFields(details.state, "");
  if (row.homePeriod1 === undefined) return toSignedBody(resultSection, []);
  const scores = Object.fromEntries(periods.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
  const names = { homeName: schedule.home.name, homeNameShown: schedule.home.name };
  const away = schedule.away === null ? {} : { awayName: schedule.away.name };
  return toSignedBody(resultSection, [{ kind: "result", fields: { ...scores, ...names, ...away } }]);
};
