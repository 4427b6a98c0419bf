import { resultSection } from "../../../../../../shared/feed/sections/result.ts";
import type { EventFields } from "../../../../../../shared/feed/event-fields.ts";
import { toEventFields } from "../../../../../../shared/timeline/to-event-fields.ts";
import type { StoryAnswer } from "../match-question.ts";
import { toSignedBody } from "../signed.ts";

const parts = [
  "homePart1",
  "awayPart1",
  "homePart2",
  "awayPart2",
  "homePart3",
  "awayPart3",
  "homePart4",
  "awayPart4",
  "homePart5",
  "awayPart5",
] as const satisfies readonly (keyof EventFields)[];

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
