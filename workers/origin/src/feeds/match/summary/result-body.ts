import { resultKinds, resultSection } from "../../../../../../shared/feed/sections/result.ts";
import { toEventFields } from "../../../ledger/event-row/to-event-fields.ts";
import type { StoryAnswer } from "../match-question.ts";
import { toSignedBody } from "../signed.ts";

type ResultFields = (typeof resultKinds)["result"]["fields"];
type PartName = Extract<keyof ResultFields, `${"home" | "away"}Part${number}`>;

const isPartName = (name: string): name is PartName => /^(?:home|away)Part\d+$/.test(name);
const parts = Object.keys(resultKinds.result.fields).filter(isPartName);

/** The score of each part, and nothing else (`df_sur_`). */
export const resultBody: StoryAnswer = ({ story }) => {
  const { schedule } = story.state;
  const row = toEventFields(story.state, "");
  if (row.homePart1 === undefined) return toSignedBody(resultSection, []);
  const scores = Object.fromEntries(parts.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
  const names = { homeName: schedule.home.name, homeNameShown: schedule.home.name };
  const away = schedule.away === null ? {} : { awayName: schedule.away.name };
  return toSignedBody(resultSection, [{ kind: "result", fields: { ...scores, ...names, ...away } }]);
};
