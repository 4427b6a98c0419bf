import { statusType } from "../../../../shared/sports/statuses.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { isKnockOutForSure, parseRound, partsOf } from "./round-key.ts";

/**
 * The ids of all that named the sides of a knock-out game to come: its tournament, the games of both sides in the last
 * round before it, and the sides of those. Empty for a first round and for a game that is no knock-out.
 * @param stageEvents reads all events of the stage by start; called only for a knock-out game
 */
export function toDecidedBy(
  { schedule, status }: EventState,
  { tournamentId, format }: Pick<League, "tournamentId" | "format">,
  stageEvents: () => readonly EventState[],
): readonly string[] {
  const { home, away, startSeconds, round } = schedule;
  if (away === null || shownStatusType(status) !== statusType.scheduled) return [];
  if (format !== "knock-out" && !partsOf(round).some(isKnockOutForSure)) return [];
  const earlier = stageEvents().filter(
    ({ schedule: of }) => of.startSeconds < startSeconds && roundOf(of.round) !== roundOf(round),
  );
  const games = [home.id, away.id].flatMap((id) => {
    const own = earlier.filter(({ schedule: of }) => of.home.id === id || of.away?.id === id);
    const last = roundOf(own.at(-1)?.schedule.round ?? "");
    return own.filter((game) => roundOf(game.schedule.round) === last);
  });
  const ids = games.flatMap(({ schedule: of }) => [of.eventId, of.home.id, of.away?.id ?? ""]);
  return ids.length === 0 ? [] : [...new Set([tournamentId, ...ids])];
}

/** Both legs of a round are one round, however a source names them. */
const roundOf = (round: string): string => parseRound(round)?.key ?? round;

const made = new WeakMap<EventState, EventState>();

/** Adds to a knock-out game to come what named its sides. Caches have states as keys, so the same ids give the same state. */
export function withDecidedBy({ held }: LedgerContext, state: EventState, league: League): EventState {
  const ids = toDecidedBy(state, league, () => held.eventsOfStage(league.stageId).map((stored) => stored.state));
  if (ids.length === 0) return state;
  const known = made.get(state);
  if (known?.decidedBy?.join() === ids.join()) return known;
  const shown = { ...state, decidedBy: ids };
  made.set(state, shown);
  return shown;
}
