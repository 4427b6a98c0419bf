import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { detailsOf } from "../../ledger/timeline.ts";
import type { FeedAnswers, FeedQuestion } from "../feed-answers.ts";
import { leagueIn, stateIn } from "../in-language.ts";
import { byLeague } from "../lists/by-league.ts";
import { toDayBody } from "../lists/day-body.ts";
import { toGameBody } from "./game-body.ts";
import { toMatchBody } from "./match-body.ts";
import type { MatchQuestion } from "./match-question.ts";
import { answerOf } from "./sections.ts";

/** The feeds that the page of one match loads. */
export const matchFeeds: FeedAnswers = {
  "detail-summary"(context, { eventId, lang }) {
    const stored = hasDetails(context) ? context.events.event(eventId) : null;
    return stored === null
      ? emptyBody
      : toDayBody(context.sportId, lang, byLeague(context, eventOf(context, stored.state)));
  },

  match: (context, { eventId }, question) => answer(context, eventId, question, toMatchBody),
  game: (context, { eventId }, question) => answer(context, eventId, question, toGameBody),
  "match-section": (context, { eventId, section }, question) => {
    const toBody = answerOf(section);
    return toBody === null ? emptyBody : answer(context, eventId, question, toBody);
  },
};

/** For a starter, the events of all starters of the same race; for a duel, the event alone. */
const eventOf = ({ events }: LedgerContext, state: EventState): readonly EventState[] =>
  state.schedule.away === null
    ? events.eventsOfStage(state.schedule.leagueStageId).map((starter) => starter.state)
    : [state];

/** Some sports have no page of an event (C1.06). */
const hasDetails = ({ sportId }: LedgerContext): boolean => sportById(sportId)?.detailPage !== false;

function answer(
  context: LedgerContext,
  eventId: string,
  { projectLanguage, clock }: FeedQuestion,
  toBody: (match: MatchQuestion) => string,
): string {
  const stored = hasDetails(context) ? context.events.event(eventId) : null;
  if (stored === null) return emptyBody;
  const league = context.events.league(stored.state.schedule.leagueStageId);
  const details = detailsOf(context, stored);
  return toBody({
    context,
    details: { ...details, state: stateIn(details.state, projectLanguage) },
    league: league === null ? null : leagueIn(league, projectLanguage),
    lang: projectLanguage,
    stored,
    clock,
  });
}
