import { toSlug } from "../../../../../shared/identity/slug.ts";
import type { ParticipantFields } from "../../../../../shared/feed/participant-fields.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { countryOf } from "../../../../../shared/geo/countries.ts";
import type { Person } from "../../../../../shared/timeline/player.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** Instants before and after every event. */
const [longAgo, farAhead] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

export const eventsOfParticipant = (
  { events }: LedgerContext,
  participantId: string,
  fromSeconds = longAgo,
  toSeconds = farAhead,
): readonly EventState[] => events.eventsOfParticipant(participantId, fromSeconds, toSeconds).map(({ state }) => state);

/** The participant's row as its latest event names it; null for one that has none. */
export function toParticipantFields(
  context: LedgerContext,
  participantId: string,
  states: readonly EventState[],
  lang: Language,
): ParticipantFields | null {
  const latest = states.at(-1);
  const participant = latest === undefined ? null : sideOf(latest, participantId);
  if (latest === undefined || participant === null) return null;
  const countryKeys = homeCountryKeys(context, participantId, states);
  const country = countryOf(countryKeys[0] ?? "", lang);
  return {
    id: participantId,
    shortName: participant.code,
    teamName: nameIn(participant, lang),
    countryId: String(country.id),
    countryName: country.name,
    sportIds: [context.sportId],
    ...(participant.image !== undefined && { mobileImage: participant.image, tableImage: participant.image }),
  };
}

/** The row of a person; the events are those of the person's team. */
export function toPersonFields(person: Person, sportId: number, lang: Language): ParticipantFields {
  const country = person.countryKey === undefined ? null : countryOf(person.countryKey, lang);
  return {
    id: person.id,
    shortName: person.shortName ?? person.name,
    teamName: person.name,
    ...(country === null ? {} : { countryId: String(country.id), countryName: country.name }),
    url: `/player/${toSlug(person.name)}/${person.id}/`,
    sportIds: [sportId],
  };
}

/** A participant's countries: its own where it has one, else those of its leagues, the latest first. */
export function homeCountryKeys(
  { events }: LedgerContext,
  participantId: string,
  states: readonly EventState[],
): readonly string[] {
  const keys = states.toReversed().flatMap((state) => {
    const own = sideOf(state, participantId)?.countryKey;
    return own ?? events.league(state.schedule.leagueStageId)?.countryKey ?? [];
  });
  return [...new Set(keys)];
}

export function sideOf({ schedule: { home, away } }: EventState, participantId: string): Participant | null {
  return [home, away].find((side) => side?.id === participantId) ?? null;
}
