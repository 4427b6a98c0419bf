import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { toLeagueKey } from "../../../shared/competitions/league-key.ts";
import { participantKind } from "../../../shared/sports/participant-kind.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { countryName, leagueName } from "../list/league-words.ts";

type ListedLeague = { readonly league: LeagueFields; readonly events: readonly EventFields[] };
export type SportToday = { readonly sportId: number; readonly name: string; readonly leagues: readonly ListedLeague[] };

const mostCompetitions = 6;
/** The most competitions of the first sport, if they are of the visitor's country; other sports have one. */
const mostOfFirst = 2;
const mostCompetitors = 6;
/** Competition types, the best known first; other types come last. */
const types = "tps";

/** An entry as in the search's answers (S4), with today's games in it. */
type TodaysName = Readonly<Record<string, unknown>> & { readonly path: string };

/**
 * The competitions of today that a visitor may want, and competitors of them. Competitions of the visitor's country come first, then the
 * best known ones of the other sports. Competitors are those who play now, else next, else played last.
 *
 * @param country the flag of the visitor's country; "" if unknown
 */
export function todaysNames(sports: readonly SportToday[], country: string, lang: Language): readonly TodaysName[] {
  const isHere = ({ league }: ListedLeague) => country !== "" && league.flag?.split("-")[0] === country;
  const ofSports = sports.flatMap(({ leagues, ...sport }, index) => {
    const listed = leagues
      .filter(({ league }) => league.path && league.templateKey)
      .toSorted((one, other) => rank(one) - rank(other));
    const here = listed.filter(isHere).slice(0, index === 0 ? mostOfFirst : 1);
    return (here.length === 0 ? listed.slice(0, 1) : here).map((of) => ({ ...of, sport }));
  });
  const chosen = [...ofSports.filter(isHere), ...ofSports.filter((of) => !isHere(of))].slice(0, mostCompetitions);
  const sides = chosen.map(({ league, events, sport }) => sidesOf(events, league, sport, lang));
  // Take the first competitor of each competition, then the second of each.
  const competitors = [0, 1].flatMap((place) => sides.flatMap((of) => of[place] ?? []));
  const names = [...chosen.map((of) => toCompetition(of)), ...competitors.slice(0, mostCompetitors)];
  return names.filter(({ path }, index) => names.findIndex((other) => other.path === path) === index);
}

const rank = ({ league }: ListedLeague) => (types.indexOf(league.type || "c") + types.length + 1) % (types.length + 1);

type Sport = Omit<SportToday, "leagues">;

const typeOf = ({ status }: EventFields) => shownStatusType(status ?? 0);

function toCompetition({ league, events, sport }: ListedLeague & { readonly sport: Sport }): TodaysName {
  // A race counts as one event, however many starters it has.
  const isField = sportById(sport.sportId)?.duel === false;
  const live = events.filter((event) => typeOf(event) === statusType.live).length;
  return {
    kind: "tournament",
    id: league.tournamentId ?? "",
    name: leagueName(league),
    path: league.path ?? "",
    sport: { id: sport.sportId, name: sport.name },
    country: countryOf(league),
    pin: { key: toLeagueKey(sport.sportId, league.templateKey ?? ""), type: league.type ?? "" },
    competes: false,
    today: { games: isField ? 1 : events.length, live: isField ? Math.min(1, live) : live },
  };
}

const countryOf = (league: LeagueFields) => ({
  id: league.countryId ?? "0",
  name: countryName(league),
  flag: league.flag ?? "",
});

const byStart = (all: readonly EventFields[]) =>
  all.toSorted((one, other) => (one.startSeconds ?? 0) - (other.startSeconds ?? 0));

/** Both sides of the game that is live, else next, else last; empty for sports with races. */
function sidesOf(
  events: readonly EventFields[],
  league: LeagueFields,
  { sportId, name: sportName }: Sport,
  lang: Language,
): readonly TodaysName[] {
  const inState = (type: number) => events.filter((event) => typeOf(event) === type);
  const event =
    byStart(inState(statusType.live))[0] ??
    byStart(inState(statusType.scheduled))[0] ??
    byStart(inState(statusType.finished)).at(-1);
  if (event === undefined || sportById(sportId)?.duel === false) return [];
  const isLive = typeOf(event) === statusType.live;
  const sides = [
    [event.homeParticipantId, event.homeSlug, event.homeFullName ?? event.homeName],
    [event.awayParticipantId, event.awaySlug, event.awayFullName ?? event.awayName],
  ] as const;
  const kind = participantKind(sportId);
  return sides.flatMap(([id, slug, name]): readonly TodaysName[] =>
    id && slug && name
      ? [
          {
            kind,
            id,
            name,
            path: formatAddress({ kind, slug, id, section: "summary" }, lang),
            sport: { id: sportId, name: sportName },
            league: { name: leagueName(league) },
            country: countryOf(league),
            competes: true,
            today: { games: 1, live: isLive ? 1 : 0 },
          },
        ]
      : [],
  );
}
