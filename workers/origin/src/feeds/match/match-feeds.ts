import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { contentHash } from "../../../../../shared/wire/content-hash.ts";
import { signatureOf } from "../../../../../shared/wire/section-signature.ts";
import { gameSection } from "../../../../../shared/wire/sections/match-section.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { detailsOf } from "../../ledger/timeline.ts";
import type { FeedAnswers, FeedQuestion } from "../feed-answers.ts";
import { leagueIn, stateIn } from "../in-language.ts";
import { byLeague } from "../lists/by-league.ts";
import { toDayBody } from "../lists/day-body.ts";
import { marketsBody } from "../odds/detail-feeds.ts";
import { toMatchBody } from "./match-body.ts";
import type { MatchQuestion } from "./match-question.ts";
import { answerOf, sections } from "./sections.ts";

/**
 * The signatures of a match's feeds (`g_`), so that a client fetches only the feeds whose hash differs from the one it
 * holds.
 */
function toGameBody(match: MatchQuestion): string {
  const { status, score, shootOut, periods, redCards, facts } = match.details.state;
  const fields = {
    scoreHash: contentHash(JSON.stringify([status, score, shootOut, periods, redCards, facts ?? null])),
    ...signed("incidentsHash", sections.sui(match)),
    ...signed("statisticsHash", sections.st(match)),
    ...signed("lineUpsHash", sections.li(match)),
    ...signed("commentaryHash", sections.lc(match)),
    ...signed("analysisHash", sections.ma(match)),
    ...(match.details.state.schedule.away === null
      ? {
          ...signed("lapsHash", sections.mh(match)),
          ...signed("roundsHash", sections.sur(match)),
          ...signed("holesHash", sections.hi(match)),
        }
      : signed("pointsHash", sections.mh(match))),
  };
  const odds = signed(
    "oddsHash",
    marketsBody(match.context, match.details.state.schedule.eventId, match.lang, match.clock),
  );
  // A place without odds loses their hash, and is not told by the signature that prices have moved.
  return encode(contentHash(encode("", fields)), { ...fields, ...odds });
}

const encode = (signature: string, cells: Readonly<Record<string, string>>): string =>
  gameSection.encode({ sportId: 0, rows: [{ kind: "game", fields: { ...cells, signature } }], signature: "" });

/** A section's own signature under a name; absent where the match has no such section. */
function signed(name: string, body: string): Readonly<Record<string, string>> {
  const signature = signatureOf(body);
  return signature === "" ? {} : { [name]: signature };
}

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
