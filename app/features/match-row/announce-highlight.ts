import { useEffect } from "react";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { ShownHighlight } from "./shown-highlight.ts";
import { announce } from "../../ui/announcer.tsx";
import { usePage } from "../page/page-context.tsx";
import { awayOf, homeOf } from "./event-words.ts";
import { scoreOf } from "./result.ts";

/** Announces a goal to a screen reader, once. */
export function useGoalAnnouncement(event: EventFields | null, highlight: ShownHighlight | null) {
  const { t } = usePage();
  const score = event === null ? null : scoreOf(event);
  const text =
    event !== null && score !== null && highlight?.kind === "goal"
      ? t.goalAnnouncement({
          home: homeOf(event),
          away: awayOf(event),
          score: t.scoreWords({ home: score[0], away: score[1] }),
        })
      : null;
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
