import { stableId } from "../../../../shared/sports/stable-id.ts";
import { foldForSearch } from "../search/folding.ts";
import { dayNumber, daySeconds, parseIsoDay } from "../../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../../shared/basics/zone-offset.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { BatchOutcome, StartedGame, StartedGames } from "../../../../shared/ingest/answers.ts";
import { createCompetitions } from "../ingest/competitions.ts";
import type { Claim } from "../ingest/intake.ts";
import type { StoredEvent } from "../ledger/event-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { record } from "../ledger/record.ts";
import { timelineOf } from "../ledger/timeline.ts";
import type { ReplayRequest } from "../../../../shared/ingest/replay-request.ts";
import { toReplayEvent } from "./replay-event.ts";

/** The time from the request to the day's first kick-off, enough to open a page. */
const leadSeconds = 5;

/** Plays past games again, from now on; those outside the provider's competitions count as unknown. */
export function startReplay(
  context: LedgerContext,
  { scope }: Pick<Claim, "scope">,
  request: ReplayRequest,
  nowSeconds: number,
): BatchOutcome<StartedGames> {
  const competitions = createCompetitions(context.events, scope);
  const wanted = wantedEvents(context, request).filter(({ state }) =>
    competitions.isOwnStage(state.schedule.leagueStageId),
  );
  const started = play(context, wanted, request, nowSeconds);
  if (started.length > 0) return { kind: "applied", report: { started: [...started] }, isReplayed: false };
  const pointer = request.day === undefined ? "/eventIds" : "/day";
  return { kind: "refused", refused: [{ pointer, reason: "names no game that is over" }], isOutside: false };
}

function play(
  context: LedgerContext,
  wanted: readonly StoredEvent[],
  request: ReplayRequest,
  nowSeconds: number,
): readonly StartedGame[] {
  const { events } = context;
  const games = wanted.flatMap((stored) => {
    const league = events.league(stored.state.schedule.leagueStageId);
    return league === null ? [] : [{ stored, league }];
  });
  const clock = {
    sourceSeconds: Math.min(...games.map(({ stored }) => stored.state.schedule.startSeconds)),
    startSeconds: nowSeconds + leadSeconds,
    speed: request.speed,
  };
  return games.flatMap(({ stored, league }): StartedGame[] => {
    const replayLeague = toReplayLeague(league, localDay(stored, league));
    const timeline = timelineOf(context, stored);
    const replay = toReplayEvent(stored.state, timeline, replayLeague.stageId, clock, request.seed);
    if (replay === null) return [];
    const { schedule, script } = replay;
    events.putLeague(replayLeague);
    events.putScript(schedule.eventId, JSON.stringify(script));
    const fresh = {
      state: initialState(schedule),
      cursor: 0,
      dueSeconds: script[0]?.atSeconds ?? null,
      latestSeconds: 0,
    };
    record(context, null, fresh, [], nowSeconds);
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

/** Games of a replay are not replayed; only their source is. */
function wantedEvents(
  { events, providers }: LedgerContext,
  { day: dayText, match, eventIds }: ReplayRequest,
): readonly StoredEvent[] {
  if (eventIds !== undefined)
    return eventIds
      .flatMap((id) => events.event(id) ?? [])
      .filter(({ state }) => providers.of(state.schedule).origin !== "replayed");
  const day = parseIsoDay(dayText ?? "") ?? 0;
  return events.eventsBetween((day - 1) * daySeconds, (day + 2) * daySeconds).filter((stored) => {
    const { schedule } = stored.state;
    const league = events.league(schedule.leagueStageId);
    if (providers.of(schedule).origin !== "real" || league === null || localDayNumber(stored, league) !== day)
      return false;
    const names = `${schedule.home.name} - ${schedule.away?.name ?? ""}`;
    return match === undefined || fold(names).includes(fold(match));
  });
}

const fold = (text: string) => foldForSearch(text, "fr");

function localDayNumber({ state: { schedule } }: StoredEvent, { timeZone }: League): number {
  return dayNumber(schedule.startSeconds, zoneOffsetHours(timeZone, schedule.startSeconds));
}
const localDay = (stored: StoredEvent, league: League): string =>
  new Date(localDayNumber(stored, league) * daySeconds * 1000).toISOString().slice(0, 10);

/** A league of its own, named by the day that is played again, so that its games are not mistaken for today's. */
function toReplayLeague(league: League, day: string): League {
  return {
    ...league,
    stageId: stableId(league.sportId, "replay", league.stageId, day),
    name: `${league.name} (${day})`,
  };
}
