import { toLeagueKey } from "../../../../shared/competitions/league-key.ts";
import { toSlug } from "../../../../shared/addresses/slug.ts";
import { countryOf } from "../../../../shared/places/countries.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import { languages, type Language } from "../../../../shared/texts/languages.ts";
import type { Names } from "../../../../shared/texts/names.ts";
import type { Person } from "../../../../shared/timeline/player.ts";
import { toTemplateKey } from "../feeds/lists/league-row.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";
import type { Entry, EntryName, Listing, Season } from "./catalogue-entry.ts";
import { toEntryNames } from "./entry-names.ts";
import type { OtherName } from "../../../../shared/timeline/provider.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { toPosition } from "./position.ts";
import { textsIn } from "../texts/texts-in.ts";

/** The players and coaches of a team. */
export type PeopleOf = (teamId: string) => readonly Person[];
/** A participant's or a competition's names besides its own; null for one that is found under another id. */
export type NamesOf = (participantId: string) => readonly OtherName[] | null;

/** The entries of listings. An entry that several leagues share comes once for each; the catalogue joins them. */
export function toEntries(
  listings: readonly Listing[],
  namesOf: NamesOf,
  peopleOf: PeopleOf = () => [],
): readonly Entry[] {
  return listings.flatMap(({ league, participants }) => [
    toSport(league),
    toCountry(league),
    toTournament(league, namesOf(league.tournamentId) ?? []),
    ...participants.map((participant) => toParticipantEntry(participant, league, namesOf(participant.id))),
    ...participants.flatMap(({ id }) => peopleOf(id).map((person) => toPersonEntry(person, league))),
  ]);
}

/**
 * The entries of competitions that have pages besides those of the listings: tournaments that no listing names, and each part of a
 * tournament that has several, such as the tournaments of a tour.
 */
export function toCompetitionEntries(
  competitions: readonly League[],
  isListed: (tournamentId: string) => boolean,
  namesOf: NamesOf,
): readonly Entry[] {
  const pages = new Map<string, number>();
  for (const { tournamentId } of competitions) pages.set(tournamentId, (pages.get(tournamentId) ?? 0) + 1);
  return competitions.flatMap((league) => {
    const { tournamentId } = league;
    const tournament = toTournament(league, namesOf(tournamentId) ?? []);
    const whole = isListed(tournamentId) ? [] : [toSport(league), toCountry(league), tournament];
    return (pages.get(tournamentId) ?? 0) > 1 ? [...whole, toPart(league)] : whole;
  });
}

/** A part is found by its own names and by none of its tournament, whose id and pin it has. */
function toPart(league: League): Entry {
  const part = toTournament(league, []);
  return { ...part, id: `${part.id}.${part.slug}` };
}

export const toSeasons = (listings: readonly Listing[]): readonly Season[] =>
  listings.map(({ league }) => ({ stageId: league.stageId, tournamentId: league.tournamentId, name: league.season }));

function toSport({ sportId }: League): Entry {
  const sport = sportById(sportId);
  if (sport === null) throw new RangeError(`no sport ${sportId}`);
  const position = toPosition(sportId, 0);
  return {
    kind: "sport",
    id: String(sportId),
    sportId,
    countryKey: null,
    tournamentId: null,
    homePosition: position,
    name: textsIn("en").sports[sport.name],
    code: null,
    slug: sport.name,
    names: namesOfSport(sport.name),
    position,
  };
}

/** The names of a sport or country in every language, made once because each of its leagues lists them again. */
const namesOfSport = onceFor((name: SportName) => namesInEach((lang) => textsIn(lang).sports[name]));
const namesOfCountry = onceFor((key: string) => namesInEach((lang) => countryOf(key, lang).name));

const namesInEach = (textIn: (lang: Language) => string): readonly EntryName[] =>
  toEntryNames(languages.map((lang) => ({ role: "name", lang, text: textIn(lang) })));

function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function toCountry({ sportId, countryKey, rank }: League): Entry {
  const position = toPosition(sportId, rank);
  const { name } = countryOf(countryKey, "en");
  return {
    kind: "country",
    id: countryKey,
    sportId: 0,
    countryKey,
    tournamentId: null,
    homePosition: position,
    name,
    code: null,
    slug: toSlug(name),
    names: namesOfCountry(countryKey),
    position,
  };
}

/** Visitors find a competition by its name in any language, not only in their own. */
function toTournament(league: League, otherNames: readonly OtherName[]): Entry {
  const { sportId, tournamentId, name, names, countryKey, rank, type } = league;
  const others = otherNames.map((other) => ({ role: "name" as const, ...other }));
  const position = toPosition(sportId, rank);
  return {
    kind: "tournament",
    id: tournamentId,
    sportId,
    countryKey,
    tournamentId,
    homePosition: position,
    name,
    code: null,
    slug: toSlug(name),
    names: toEntryNames([{ role: "name", lang: "", text: name }, ...toWritten(names), ...others]),
    position,
    pin: { key: toLeagueKey(sportId, toTemplateKey(league)), type },
  };
}

const toWritten = (names: Names = {}) =>
  Object.entries(names).map(([lang, text]) => ({ role: "name" as const, lang, text }));

/** A club belongs to its national league, even when a continental one ranks higher. */
const abroadPenalty = 10_000_000;
const isNational = (countryKey: string) => !["EUROPE", "WORLD", "SOUTH_AMERICA"].includes(countryKey);

function toParticipantEntry(
  { id, name, names, code, slug, countryKey }: Participant,
  league: League,
  otherNames: readonly OtherName[] | null,
): Entry {
  const position = toPosition(league.sportId, league.rank);
  const others = (otherNames ?? []).map((other) => ({ role: "name" as const, ...other }));
  const own = [{ role: "name" as const, lang: "" as const, text: name }, ...toWritten(names), ...others];
  const kind = participantKind(league.sportId);
  return {
    kind,
    id,
    sportId: league.sportId,
    // A club is found by its league's country; a person only has the nation that a source gave.
    countryKey: kind === "player" ? (countryKey ?? null) : league.countryKey,
    tournamentId: league.tournamentId,
    homePosition: position + (isNational(league.countryKey) ? 0 : abroadPenalty),
    name,
    code,
    slug,
    names: otherNames === null ? [] : toEntryNames([...own, { role: "code", lang: "", text: code }]),
    position,
  };
}

/** Persons are after the leagues and teams of their sport. */
const firstPersonRank = 9000;
const lastRank = 9999;

function toPersonEntry({ id, name, shortName, countryKey }: Person, league: League): Entry {
  const position = toPosition(league.sportId, Math.min(lastRank, firstPersonRank + league.rank));
  return {
    kind: "player",
    id,
    sportId: league.sportId,
    countryKey: countryKey ?? null,
    tournamentId: league.tournamentId,
    homePosition: position,
    name,
    code: null,
    slug: toSlug(name),
    names: toEntryNames([
      { role: "name", lang: "", text: name },
      ...(shortName === undefined ? [] : [{ role: "name" as const, lang: "", text: shortName }]),
    ]),
    position,
  };
}
