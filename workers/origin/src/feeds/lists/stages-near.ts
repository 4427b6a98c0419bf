import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import type { PageKind } from "./pages.ts";

/** A season of more stages than this is one of races or of tournaments: only its nearest stages are read. */
const fewStatuses = 12;
/** The longest time for which an event or a stage of a draw lasts: a stage that began within it may have both kinds. */
const longestStatusSeconds = 14 * 86_400;

/**
 * The stages of a season that a list needs: all, or of very many the nearest ones that began before an instant or begin
 * after it. A season may have a thousand races, and the places of each are costly to compute.
 */
export function statusesNear(
  { events }: LedgerContext,
  leagues: readonly League[],
  kind: PageKind,
  clock: Clock,
  most: number,
): readonly League[] {
  if (leagues.length <= fewStatuses) return leagues;
  const nowSeconds = clock.at(60);
  const begins = leagues.flatMap((league) => {
    const startSeconds = events.statusStart(league.stageId);
    return startSeconds === null ? [] : [{ league, startSeconds }];
  });
  const near =
    kind === "results"
      ? begins
          .filter(({ startSeconds }) => startSeconds <= nowSeconds)
          .toSorted((a, b) => b.startSeconds - a.startSeconds)
      : begins
          .filter(({ startSeconds }) => startSeconds > nowSeconds - longestStatusSeconds)
          .toSorted((a, b) => a.startSeconds - b.startSeconds);
  return near.slice(0, most).map(({ league }) => league);
}
