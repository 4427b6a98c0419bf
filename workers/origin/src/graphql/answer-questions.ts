import { daySeconds } from "../../../../shared/basics/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { StoredEvent } from "../ledger/event-store.ts";
import { quotesOf } from "../ledger/event-quotes.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { listedCompetitions } from "../directory/listed-competitions.ts";
import { eventsOfDay } from "../feeds/lists/events-of-day.ts";
import type { Answer, Page, PageOf, Question, QuestionKind, Questions } from "./questions.ts";

/** How far from now a participant's games may be, in days. */
const participantDays = 60;

type Answers = {
  readonly [K in QuestionKind]: (
    context: LedgerContext,
    asks: Questions[K]["asks"],
    nowSeconds: number,
  ) => Questions[K]["answer"];
};

const answers: Answers = {
  event: ({ events }, { id }) => events.event(id)?.state ?? null,
  day: (context, { day, tzHour, ...page }, nowSeconds) =>
    toPage(eventsOfDay(context, { day, tzHour }, nowSeconds).toSorted(byStart), page),
  live: ({ events }, page) => toPage(statesOf(events.liveEvents()).toSorted(byStart), page),
  league: ({ events }, { id }) => events.league(id),
  countries: (context, _, nowSeconds) => [
    ...new Set(listedCompetitions(context, null, nowSeconds).map(({ countryKey }) => countryKey)),
  ],
  leagues: (context, { countryKey, ...page }, nowSeconds) =>
    toPage(listedCompetitions(context, countryKey, nowSeconds), page),
  leagueEvents: ({ events }, { id, ...page }) => toPage(statesOf(events.eventsOfStage(id)), page),
  participant: (context, { id }, nowSeconds) =>
    statesOf(gamesOf(context, id, nowSeconds))
      .flatMap(({ schedule }) => [schedule.home, schedule.away])
      .findLast((participant) => participant?.id === id) ?? null,
  participantEvents: (context, { id, ...page }, nowSeconds) => toPage(statesOf(gamesOf(context, id, nowSeconds)), page),
  odds(context, { eventId, bookmakerIds, betTypes }, nowSeconds) {
    const state = context.events.event(eventId)?.state;
    if (state === undefined) return [];
    return quotesOf(context, state, context.sources.clockAt(nowSeconds)).filter(
      (quote) => bookmakerIds.includes(quote.bookmakerId) && (betTypes === null || betTypes.includes(quote.betType)),
    );
  },
};

/** The answers of one ledger, in the order of the questions. */
export const answerQuestions = (
  context: LedgerContext,
  questions: readonly Question[],
  nowSeconds: number,
): readonly Answer[] =>
  questions.map(({ kind, asks }) => {
    // A kind's answer takes what that kind is asked with.
    const answer = answers[kind] as (...given: [LedgerContext, Question["asks"], number]) => Answer;
    return answer(context, asks, nowSeconds);
  });

const statesOf = (stored: readonly StoredEvent[]): readonly EventState[] => stored.map(({ state }) => state);

const gamesOf = ({ events }: LedgerContext, participantId: string, nowSeconds: number): readonly StoredEvent[] =>
  events.eventsOfParticipant(
    participantId,
    nowSeconds - participantDays * daySeconds,
    nowSeconds + participantDays * daySeconds,
  );

const byStart = ({ schedule: a }: EventState, { schedule: b }: EventState): number =>
  a.startSeconds - b.startSeconds || (a.eventId < b.eventId ? -1 : 1);

const toPage = <T>(items: readonly T[], { first, offset }: PageOf): Page<T> => ({
  total: items.length,
  items: items.slice(offset, offset + first),
});
