import { gameTimes, type GameTime } from "../../../../../shared/timeline/game-times.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { withDecidedBy } from "../../draws/decided-by.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** The participants to find games of: games against the opponents, or all games if no opponent is named. */
export type GamesQuestion = {
  readonly participantIds: readonly string[];
  readonly opponentIds: readonly string[] | null;
};
export type ChosenGame = { readonly time: GameTime; readonly state: EventState; readonly league: League | null };

/** How far from now a game may be: a season's return leg is half a year away. */
const nearDays = 200;

/**
 * Chooses each participant's running games; if there are none, its next game; if there is none, its last one. The first
 * participant also gets its last game, and with opponents every participant does. The answer lists running games, then
 * next ones, then last ones, each in the order of the participants.
 */
export function chooseGames(
  context: LedgerContext,
  { participantIds, opponentIds }: GamesQuestion,
  nowSeconds: number,
): readonly ChosenGame[] {
  const { held, events } = context;
  const chosen = participantIds.flatMap((id, index) => {
    const gamesIn = (store: typeof events) => {
      const span = nearDays * daySeconds;
      const duels = store
        .eventsOfParticipant(id, nowSeconds - span, nowSeconds + span)
        .map(({ state }) => state)
        .filter(({ schedule }) => schedule.away !== null && isAgainst(schedule, id, opponentIds));
      return toTimes(duels, nowSeconds);
    };
    const isWithLast = opponentIds !== null || index === 0;
    const own = gamesIn(held);
    const isEnough = (own.live.length > 0 || own.next !== undefined) && (!isWithLast || own.last !== undefined);
    // The ledger holds only the days around now; its providers know whole seasons but take longer.
    const { live, next, last } = isEnough ? own : gamesIn(events);
    const coming = live.length > 0 ? live : next === undefined ? [] : [next];
    return [...coming, ...(isWithLast || coming.length === 0 ? [last] : [])].filter((state) => state !== undefined);
  });
  const games = new Map(chosen.map((state) => [state.schedule.eventId, state]));
  return [...games.values()]
    .map((state) => {
      const league = events.league(state.schedule.leagueStageId);
      return { time: timeOf(state), state: league === null ? state : withDecidedBy(context, state, league), league };
    })
    .toSorted((one, other) => gameTimes.indexOf(one.time) - gameTimes.indexOf(other.time));
}

const isAgainst = ({ home, away }: EventState["schedule"], id: string, opponentIds: readonly string[] | null) =>
  opponentIds === null || opponentIds.includes(home.id === id ? (away?.id ?? "") : home.id);

const timeOf = ({ status }: EventState): GameTime => {
  const type = shownStatusType(status);
  return type === statusType.live ? "live" : type === statusType.scheduled ? "next" : "last";
};

/** A game that was called off was not the last one; one whose start passed long ago is not the next one. */
function toTimes(states: readonly EventState[], nowSeconds: number) {
  const byStart = states.toSorted((a, b) => a.schedule.startSeconds - b.schedule.startSeconds);
  return {
    live: byStart.filter((state) => timeOf(state) === "live"),
    next: byStart.find((state) => timeOf(state) === "next" && state.schedule.startSeconds > nowSeconds - daySeconds),
    last: byStart.findLast((state) => timeOf(state) === "last" && state.score !== null),
  };
}
