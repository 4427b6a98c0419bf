import { formatAddress } from "../../../../../shared/addresses/format-address.ts";
import type { ParticipantFields } from "../../../../../shared/wire/participant-fields.ts";
import { participantKind } from "../../../../../shared/sports/participant-kind.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { countryOf, isNation } from "../../../../../shared/places/countries.ts";
import { countryOfSide } from "../../../../../shared/places/side-country.ts";
import type { Person } from "../../../../../shared/timeline/player.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { labelOf } from "../../texts/label-texts.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { playerPath } from "../match/player-texts.ts";

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
  // A club plays for Europe as well, and is of its own country.
  const name = nameIn(participant, lang);
  const countryKey = countryKeys.find(isNation) ?? countryKeys[0];
  const country = countryKey === undefined ? null : countryOfSide(countryKey, name, lang);
  return {
    id: participantId,
    shortName: participant.code,
    teamName: name,
    ...(country === null ? {} : { countryId: String(country.id), countryName: country.name, flag: country.flag }),
    // A merged club has the page of the club that it is shown as.
    url: participantPath({ ...participant, id: pageIdOf(context, participantId) }, context.sportId, lang),
    sportIds: [context.sportId],
    ...(participant.image !== undefined && { mobileImage: participant.image, tableImage: participant.image }),
    ...(participant.deleted === true && { deleted: 1 }),
  };
}

const pageIdOf = ({ merges }: LedgerContext, participantId: string): string =>
  merges.at().get(participantId)?.intoId ?? participantId;

/**
 * A participant's row, as its latest event in the ledger names it; where none there says of which country it is, for a club that only plays friendlies these days, its
 * events of a provider as well.
 */
export function toTeamFields(context: LedgerContext, id: string, lang: Language): ParticipantFields | null {
  const held = eventsOfParticipant({ ...context, events: context.held }, id);
  const isEnough = homeCountryKeys(context, id, held).some(isNation);
  return toParticipantFields(context, id, isEnough ? held : eventsOfParticipant(context, id), lang);
}

/** Somebody of a team, or a referee; null for an id that no provider knows. */
export const personOf = ({ providers }: LedgerContext, id: string): Person | null =>
  providers.all.map((provider) => provider.person(id)).find((person) => person !== null) ?? null;

/** The row of a team, a competitor or a member of a team. */
export function toFieldsOf(context: LedgerContext, id: string, lang: Language): ParticipantFields | null {
  const person = personOf(context, id);
  return person === null ? toTeamFields(context, id, lang) : toPersonFields(person, context.sportId, lang);
}

/** The page of a participant: a person's in sports whose sides are persons, else a team's. */
export const participantPath = ({ slug, id }: Pick<Participant, "slug" | "id">, sportId: number, lang: Language) =>
  formatAddress({ kind: participantKind(sportId), slug, id, section: "summary" }, lang);

/** The row of a person; the events are those of the person's team. */
export function toPersonFields(person: Person, sportId: number, lang: Language): ParticipantFields {
  const country = person.countryKey === undefined ? null : countryOf(person.countryKey, lang);
  return {
    id: person.id,
    shortName: person.shortName ?? person.name,
    teamName: person.name,
    ...(country === null ? {} : { countryId: String(country.id), countryName: country.name, flag: country.flag }),
    url: playerPath(person, lang),
    personKind: person.kind,
    ...toRole(person, lang),
    ...(person.shirt === undefined ? {} : { shirt: person.shirt }),
    ...(person.birthSeconds === undefined ? {} : { birthSeconds: person.birthSeconds }),
    sportIds: [sportId],
  };
}

const toRole = ({ kind, role = kind === "coach" ? "coach" : undefined }: Person, lang: Language) =>
  role === undefined ? {} : { role, roleLabel: labelOf(textsIn(lang).labels.roles, role) };

/** A participant's countries, the latest first: its own where it has one, else a team's leagues'. A person has only those that a source gave. */
export function homeCountryKeys(
  { events, sportId }: LedgerContext,
  participantId: string,
  states: readonly EventState[],
): readonly string[] {
  const isTeam = participantKind(sportId) === "team";
  const keys = states.toReversed().flatMap((state) => {
    const own = sideOf(state, participantId)?.countryKey;
    if (own !== undefined || !isTeam) return own ?? [];
    return events.league(state.schedule.leagueStageId)?.countryKey ?? [];
  });
  return [...new Set(keys)];
}

export function sideOf({ schedule: { home, away } }: EventState, participantId: string): Participant | null {
  return [home, away].find((side) => side?.id === participantId) ?? null;
}
