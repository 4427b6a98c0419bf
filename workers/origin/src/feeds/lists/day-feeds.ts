import { quarterSeconds } from "../../../../../shared/basics/day.ts";
import { tournamentTypes } from "../../../../../shared/competitions/tournament-types.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { FeedAnswers, FeedQuestion, NameOf } from "../feed-answers.ts";
import { byLeague, type LeagueEvents } from "./by-league.ts";
import { toDayBody } from "./day-body.ts";
import { eventsOfDay, movedFromDay, toPostponedLines } from "./events-of-day.ts";

/** Leagues that a sport has on the page of all sports. */
const leaguesOnMixedPage = 3;

/** Lists of a day. In feeds of several sports, each ledger answers for its own sport (`fan-out.ts`). */
export const dayFeeds: FeedAnswers = {
  day: toWholeDay,
  "group-day": toWholeDay,
  "mixed-day": (context, name, question) =>
    toDayBody(context.sportId, name.lang, topOf(byLeague(context, listOfDay(context, name, question).states))),
};

type DayName = NameOf<"day"> | NameOf<"group-day"> | NameOf<"mixed-day">;

/** The events of a day, with lines for those that were postponed on it, and all that left it for another day. */
function listOfDay(context: LedgerContext, name: DayName, { clock }: FeedQuestion) {
  // A day begins on a quarter of an hour in every zone.
  const nowSeconds = clock.at(quarterSeconds);
  const left = movedFromDay(context, name, nowSeconds);
  return { left, states: [...eventsOfDay(context, name, nowSeconds), ...toPostponedLines(context, left, name.lang)] };
}

function toWholeDay(context: LedgerContext, name: NameOf<"day"> | NameOf<"group-day">, question: FeedQuestion): string {
  const { left, states } = listOfDay(context, name, question);
  const moved = left.map(({ state: { schedule } }) => ({
    eventId: schedule.eventId,
    startSeconds: schedule.startSeconds,
  }));
  return toDayBody(context.sportId, name.lang, byLeague(context, states), { moved });
}

/** The top leagues by rank; where a day has none, the first league of the sport. */
function topOf(groups: readonly LeagueEvents[]): readonly LeagueEvents[] {
  const byRank = groups.toSorted((a, b) => a.league.rank - b.league.rank);
  const top = byRank.filter(({ league }) => league.type === tournamentTypes.top);
  return top.length === 0 ? byRank.slice(0, 1) : top.slice(0, leaguesOnMixedPage);
}
