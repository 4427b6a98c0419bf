import type { Language } from "../../../../shared/texts/languages.ts";
import { toWrittenDay } from "../../../../shared/texts/written-day.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { textsIn } from "./texts-in.ts";

/** "New date: 29 December 2026": the new day of a game, where it is played. */
export const toMovedText = (
  { startSeconds }: Pick<Schedule, "startSeconds">,
  { timeZone }: Pick<League, "timeZone">,
  lang: Language,
): string => textsIn(lang).labels.moved({ date: toWrittenDay(lang, startSeconds, timeZone) });
