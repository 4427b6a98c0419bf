import { stableId } from "../../../../shared/identity/stable-id.ts";
import { dayNumber, daySeconds, parseIsoDay, zoneOffsetHours } from "../../../../shared/time/day.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { StartedGame } from "../ingest/answers.ts";
import type { ReplayRequest } from "../ingest/schemas.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { record } from "../ledger/record.ts";
import { toReplayEvent } from "./replay-event.ts";

/** From the request to the day's first kick-off: time enough to open a page. */
const leadSeconds = 5;

/** Plays the imported games of a past day again, from now on. Empty when that day has none with a result. */
export function startReplay(
  context: LedgerContext,
  request: ReplayRequest,
  nowSeconds: number,
): readonly StartedGame[] {
  const { events } = context;
  const day = parseIsoDay(request.day) ?? 0;
  const games = events
    .eventsBetween((day - 1) * daySeconds, (day + 2) * daySeconds)
    .map(({ state }) => ({ state, league: events.league(state.schedule.leagueStageId) }))
    .filter(({ state: { schedule }, league }) => {
      if (schedule.provider !== "ingest" || league === null) return false;
      return dayNumber(schedule.startSeconds, zoneOffsetHours(league.timeZone, schedule.startSeconds)) === day;
    });
  const clock = {
    sourceSeconds: Math.min(...games.map(({ state }) => state.schedule.startSeconds)),
    startSeconds: nowSeconds + leadSeconds,
    speed: request.speed,
  };
  return games.flatMap(({ state, league }): StartedGame[] => {
    if (league === null) return [];
    const replayLeague = toReplayLeague(league, request.day);
    const replay = toReplayEvent(state, replayLeague.stageId, clock, request.seed);
    if (replay === null) return [];
    const { schedule, script } = replay;
    events.putLeague(replayLeague);
    events.putScript(schedule.eventId, JSON.stringify(script));
    const stored = {
      state: initialState(schedule),
      cursor: 0,
      dueSeconds: script[0]?.atSeconds ?? null,
      latestSeconds: 0,
    };
    record(context, null, stored, nowSeconds);
    return [
      {
        eventId: schedule.eventId,
        league: league.name,
        home: schedule.home.name,
        away: schedule.away?.name ?? "",
        startSeconds: schedule.startSeconds,
      },
    ];
  });
}

/** A league of its own, named by the day that is played again, so that nobody takes its games for today's. */
function toReplayLeague(league: League, day: string): League {
  return {
    ...league,
    stageId: stableId(league.sportId, "replay", league.stageId, day),
    name: `${league.name} (${day})`,
  };
}
