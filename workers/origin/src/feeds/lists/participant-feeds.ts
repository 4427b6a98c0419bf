import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { playerFeed } from "../../../../../shared/wire/player-feed.ts";
import { toCountryId } from "../../../../../shared/places/countries.ts";
import { participantKind } from "../../../../../shared/sports/participant-kind.ts";
import { dayStartSeconds, quarterSeconds } from "../../../../../shared/basics/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { heldDays } from "../../../../../shared/wire/data-part.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { FeedAnswers, NameOf } from "../feed-answers.ts";
import { byLeague, inRuns } from "./by-league.ts";
import { toDayBody, toListBody } from "./day-body.ts";
import { toPageBody } from "./page-body.ts";
import { inSortKeyOrder } from "./sort-key-order.ts";
import { dataPartOf, summaryOf, type PageKind } from "./pages.ts";
import { competitorFigures, encodeFigures, personFigures, teamFigures } from "../../people/figures-body.ts";
import { toStrengthBody } from "../../strength/strength-body.ts";
import { toMissedBody } from "../../people/missed-body.ts";
import {
  eventsOfParticipant,
  homeCountryKeys,
  personOf,
  sideOf,
  toParticipantFields,
  toPersonFields,
  toTeamFields,
} from "./participants.ts";

/** Lists of a team, a pair or a player. */
export const participantFeeds: FeedAnswers = {
  participant(context, { countryId, participantId, lang }) {
    const states = eventsIn(context, countryId, participantId);
    const fields = toParticipantFields(context, participantId, states, lang);
    if (fields === null) return emptyBody;
    const shown = inSortKeyOrder(context, "participant", summaryOf(states, lang), lang);
    return toListBody(context.sportId, lang, inRuns(context, shown), { participants: [fields] });
  },

  "participant-fixtures": (context, name) => toParticipantPage(context, name, "fixtures"),
  "participant-results": (context, name) => toParticipantPage(context, name, "results"),

  /** The participant's row, and one part of its results. */
  "participant-page"(context, { participantId, page }, { projectLanguage: lang }) {
    const states = eventsOfParticipant(context, participantId);
    const fields = toParticipantFields(context, participantId, states, lang);
    if (fields === null) return emptyBody;
    const results = inRuns(context, dataPartOf(states, "results", page, lang));
    return toListBody(context.sportId, lang, results, { participants: [fields] });
  },

  /** Its events in the lists from a week back to a week ahead. */
  "participant-events"(context, { participantId, tzHour }, { clock, projectLanguage }) {
    const [from, to] = [-heldDays, heldDays + 1].map((day) => dayStartSeconds(day, tzHour, clock.at(quarterSeconds)));
    const states = eventsOfParticipant(context, participantId, from, to);
    return toDayBody(context.sportId, projectLanguage, byLeague(context, states));
  },

  "participant-live-events"(context, { participantId }, { projectLanguage }) {
    const live = context.events.liveEvents().map(({ state }) => state);
    const own = live.filter((state) => sideOf(state, participantId) !== null);
    return toDayBody(context.sportId, projectLanguage, byLeague(context, own));
  },

  /**
   * By type: 2 the statistics of a person, a competitor or a team's people; 3 the missing players with dates; 4 the strength of a team or a
   * competitor. Any other: the rows
   * of a person and the person's team; for a team, its row and its people's.
   */
  player(context, { type, playerId }, { projectLanguage: lang, clock }) {
    const { providers } = context;
    const person = personOf(context, playerId);
    const asked = { lang, nowSeconds: clock.at(quarterSeconds) };
    if (type === playerFeed.missed) {
      const teamId = person === null ? playerId : (person.team?.id ?? "");
      return toMissedBody(context, teamId, person?.id ?? null, asked);
    }
    if (type === playerFeed.strength)
      return person === null ? toStrengthBody(context, playerId, { lang, clock }) : emptyBody;
    if (type === playerFeed.figures) {
      if (person !== null) return encodeFigures(personFigures(context, person, asked));
      return encodeFigures(
        participantKind(context.sportId) === "team"
          ? teamFigures(context, playerId, asked)
          : competitorFigures(context, playerId, eventsOfParticipant(context, playerId), asked),
      );
    }
    if (person !== null) {
      const team = person.team === null ? null : toTeamFields(context, person.team.id, lang);
      return toListBody(context.sportId, lang, [], {
        participants: [toPersonFields(person, context.sportId, lang), ...(team === null ? [] : [team])],
      });
    }
    const fields = toTeamFields(context, playerId, lang);
    if (fields === null) return emptyBody;
    const squad = providers.first(({ people }) => people(playerId));
    const members = squad.map((member) => toPersonFields(member, context.sportId, lang));
    return toListBody(context.sportId, lang, [], { participants: [fields, ...members] });
  },
};

const toParticipantPage = (
  context: LedgerContext,
  name: NameOf<"participant-fixtures"> | NameOf<"participant-results">,
  kind: PageKind,
): string => toPageBody(context, name, eventsIn(context, name.countryId, name.participantId), kind);

/** All events of a participant; empty if the participant does not belong to the country. One of no known country has the id 0. */
function eventsIn(context: LedgerContext, countryId: string, participantId: string): readonly EventState[] {
  const states = eventsOfParticipant(context, participantId);
  const ids = homeCountryKeys(context, participantId, states).map((key) => String(toCountryId(key)));
  return (ids.length === 0 ? ["0"] : ids).includes(countryId) ? states : [];
}
