import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { LiveStore } from "../../live/store.ts";
import { excitementOf, viewOf } from "../match-row/result.ts";

export type ExcitingGame = {
  readonly id: string;
  readonly sportId: number;
  readonly league: LeagueFields;
  readonly event: EventFields;
  readonly mark: number;
};

/** The mark of excitement from which on an alert is worth the interruption. */
const excitingMark = 8;

/**
 * Makes a function that finds the games that became exciting since its last call, among those that the page holds: live ones whose mark,
 * as the visitor may see it, has reached `excitingMark`. It leaves out a game that it sees for the first time, because a page that is
 * opened has many that are exciting already.
 */
export function createExcitingFinder(
  store: Pick<LiveStore, "getAllLists" | "getLeagues" | "getEvent">,
): () => readonly ExcitingGame[] {
  let before: ReadonlyMap<string, number> = new Map();
  return () => {
    const marks = new Map<string, number>();
    const exciting: ExcitingGame[] = [];
    for (const { key, sportId } of store.getAllLists()) {
      for (const { league, eventIds } of store.getLeagues(key)) {
        for (const id of eventIds) {
          const event = store.getEvent(id);
          if (event === null || marks.has(id)) continue;
          // A known game without a mark has been played for too short a time to have one.
          const mark = excitementOf(event) ?? 0;
          marks.set(id, mark);
          const isCrossing = mark >= excitingMark && (before.get(id) ?? excitingMark) < excitingMark;
          if (isCrossing && viewOf(event) === "live") exciting.push({ id, sportId, league, event, mark });
        }
      }
    }
    before = marks;
    return exciting;
  };
}
