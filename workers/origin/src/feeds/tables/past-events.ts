import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { stage } from "../../../../../shared/sports/stages.ts";
import { dayNumber, daySeconds } from "../../../../../shared/time/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { worldDays } from "../../ledger/advance.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { leagueIds } from "../../world/league.ts";
import { firstYearOf } from "../../world/season.ts";
import { createMemo } from "../../simulator/memo.ts";
import { pastResults, type PastResult } from "../../simulator/past-results.ts";

/** A season of a world league is some hundred games. */
const remember = createMemo<readonly EventState[]>(16);
/** From its start; results tell no instants. */
const usualLengthSeconds = 110 * 60;

/** Games of a season of the built-in world that are over and have left the ledger, by start. Other leagues have none. */
export function pastEvents({ seed }: LedgerContext, league: League, nowSeconds: number): readonly EventState[] {
  if (seed === "") return [];
  const today = dayNumber(nowSeconds, 0);
  return remember([seed, league.stageId, league.season, today].join(" "), () =>
    pastResults(seed, league, (today - worldDays) * daySeconds).map(toState),
  );
}

function toState({ schedule, score, fullTime, halfTime, shootOut, stage: reached }: PastResult): EventState {
  const extraTime = reached === stage.finished ? null : score;
  const atSeconds = schedule.startSeconds + usualLengthSeconds;
  const result = { stage: reached, halfTime, fullTime, extraTime, shootOut };
  return foldTimeline(schedule, [{ kind: "result", atSeconds, result }]);
}

/** A football league's earlier seasons, the latest first. Other sports play more games than is cheap to work out anew. */
export function seasonsBefore(league: League, count: number): readonly League[] {
  const year = firstYearOf(league.season);
  if (Number.isNaN(year) || league.sportId !== sportIds.soccer) return [];
  const spansYears = league.season.includes("-");
  return Array.from({ length: count }, (_, index) => {
    const first = year - 1 - index;
    const season = spansYears ? `${first}-${String((first + 1) % 100).padStart(2, "0")}` : String(first);
    return { ...league, ...leagueIds(league.countryKey, league.name, season), season };
  });
}

/** All games of a stage, by start: those of the ledger, and of a simulated league those that came before them. */
export function stageEvents(context: LedgerContext, league: League, nowSeconds: number): readonly EventState[] {
  const stored = context.events.eventsOfStage(league.stageId).map(({ state }) => state);
  const isSimulated =
    stored.length > 0
      ? stored.every(({ schedule }) => schedule.provider === "simulator")
      : context.events.eventsOfTournament(league.tournamentId, "ingest").length === 0;
  if (!isSimulated) return stored;
  const known = new Set(stored.map(({ schedule }) => schedule.eventId));
  const past = pastEvents(context, league, nowSeconds).filter(({ schedule }) => !known.has(schedule.eventId));
  return [...past, ...stored];
}
