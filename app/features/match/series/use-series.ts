import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { scoreOf, viewOf } from "../../match-row/result.ts";
import { useMatch } from "../match-context.tsx";
import { sumOfSeries, type SeriesSum } from "./sum-of-series.ts";

/** The tie or series of the match, with its own score as the store has it. */
export function useSeries(event: EventFields | null): SeriesSum | null {
  const { eventId, series } = useMatch();
  if (event === null) return null;
  const { homeShootOut, awayShootOut } = event;
  return sumOfSeries(series, {
    eventId,
    homeId: event.homeParticipantId ?? "",
    score: scoreOf(event),
    isOver: viewOf(event) === "finished",
    shootOut:
      typeof homeShootOut === "number" && typeof awayShootOut === "number" ? [homeShootOut, awayShootOut] : null,
  });
}
