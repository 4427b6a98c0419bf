import type { DrawFields } from "../../../../../shared/wire/league-fields.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { toDraw } from "../../draws/draw.ts";
import { knockOutText } from "./round-text.ts";

/**
 * The rounds of a stage's draw in which a tie is still open, with the starts that are announced; none where there is no
 * draw.
 * @param events all of the stage
 */
export function toComingRounds(
  { stageId, format }: League,
  events: readonly EventState[],
  lang: Language,
): readonly DrawFields[] {
  if (format !== "knock-out" && format !== "groups") return [];
  return toDraw(events).flatMap(({ size, ties }, index): readonly DrawFields[] => {
    const open = ties.filter((tie) => tie !== null && tie.winner === null);
    if (open.length === 0) return [];
    const starts = open.flatMap(
      (tie) => tie?.matches.filter(isToCome).map(({ schedule }) => schedule.startSeconds) ?? [],
    );
    return [
      {
        round: knockOutText(size, lang),
        level: index + 1,
        stageId,
        isFinal: size === 1 ? 1 : 0,
        startSeconds: [...new Set(starts)].toSorted((a, b) => a - b),
      },
    ];
  });
}

const isToCome = ({ status }: EventState): boolean => shownStatusType(status) === statusType.scheduled;
