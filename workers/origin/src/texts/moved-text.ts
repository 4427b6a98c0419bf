import type { Language } from "../../../../shared/texts/languages.ts";
import { toWrittenDay } from "../../../../shared/texts/written-day.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { textsIn } from "./texts-in.ts";

/** "New date: 29 December 2026": the new day of a game, where it is played. A start without an hour is a day in UTC. */
export const toMovedText = (
  { startSeconds, timeKnown }: Pick<Schedule, "startSeconds" | "timeKnown">,
  { timeZone }: Pick<League, "timeZone">,
  lang: Language,
): string => textsIn(lang).labels.moved({ date: toWrittenDay(lang, startSeconds, timeKnown ? timeZone : "UTC") });
