import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { dayNumber, daySeconds } from "../../../../../shared/time/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { heldDays } from "../../ledger/advance.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { createMemo } from "../../../../../shared/caching/memo.ts";
import type { PastResult } from "../../../../../shared/providers/provider.ts";

/** A season is some hundred games. */
const keptSeasons = 16;
const memos = new WeakMap<object, ReturnType<typeof createMemo<readonly EventState[]>>>();
/** From its start; results tell no instants. */
const usualLengthSeconds = 110 * 60;

/** Games of a season that are over and have left the ledger, by start, where a provider still knows them. */
export function pastEvents({ providers }: LedgerContext, league: League, nowSeconds: number): readonly EventState[] {
  const today = dayNumber(nowSeconds, 0);
  const remember = memos.get(providers) ?? createMemo<readonly EventState[]>(keptSeasons);
  memos.set(providers, remember);
  return remember([league.stageId, league.season, today].join(" "), () =>
    providers.first(({ pastResults }) => pastResults(league, (today - heldDays) * daySeconds)).map(toState),
  );
}

function toState({ schedule, score, fullTime, halfTime, shootOut, status: reached }: PastResult): EventState {
  const extraTime = reached === eventStatus.finished ? null : score;
  const atSeconds = schedule.startSeconds + usualLengthSeconds;
  const result = { status: reached, halfTime, fullTime, extraTime, shootOut };
  return foldTimeline(schedule, [{ kind: "result", atSeconds, result }]);
}

/** All games of a stage, by start: those of the ledger, and those that left it where no real game is among them. */
export function stageEvents(context: LedgerContext, league: League, nowSeconds: number): readonly EventState[] {
  const { events, providers } = context;
  const stored = events.eventsOfStage(league.stageId).map(({ state }) => state);
  const isSimulated =
    stored.length > 0
      ? stored.every(({ schedule }) => providers.of(schedule).origin === "simulated")
      : events.eventsOfTournament(league.tournamentId, providers.idsOf("real")).length === 0;
  if (!isSimulated) return stored;
  const known = new Set(stored.map(({ schedule }) => schedule.eventId));
  const past = pastEvents(context, league, nowSeconds).filter(({ schedule }) => !known.has(schedule.eventId));
  return [...past, ...stored];
}
