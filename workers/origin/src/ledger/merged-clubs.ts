import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";
import type { EventStore, StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import type { ClubMerge } from "./merge-store.ts";

/**
 * Replaces the clubs of events with those that they were merged into. A club that plays in a season without the one that it
 * was merged into keeps the name that it had then: clubs are renamed from one season to the next, while two spellings of a
 * name meet in one. Simulated events keep their clubs, because their incidents follow from the participants.
 */
export function toShownClubs(
  merges: ReadonlyMap<string, ClubMerge>,
  { events, providers }: Pick<LedgerContext, "events" | "providers">,
): (state: EventState) => EventState {
  const seasons = new Map<string, string>();
  const seasonsOfClubs = new Map<string, ReadonlySet<string>>();
  const seasonOf = (stageId: string): string => keep(seasons, stageId, () => events.league(stageId)?.season ?? "");
  const playsIn = (clubId: string, season: string): boolean =>
    keep(seasonsOfClubs, clubId, () => events.seasonsOfParticipant(clubId)).has(season);

  function toShown(club: Participant, stageId: string): Participant {
    const merge = merges.get(club.id);
    if (merge === undefined) return club;
    const { into, intoId } = merge;
    if (playsIn(intoId, seasonOf(stageId))) return into;
    const { names: _, ...page } = into;
    return { ...page, name: club.name, code: club.code, ...(club.names === undefined ? {} : { names: club.names }) };
  }

  return (state) => {
    const { schedule } = state;
    const { home, away, leagueStageId } = schedule;
    const isMerged = merges.has(home.id) || (away !== null && merges.has(away.id));
    if (!isMerged || providers.of(schedule).origin === "simulated") return state;
    return withSides(state, (club) => toShown(club, leagueStageId));
  };
}

function keep<T>(known: Map<string, T>, key: string, make: () => T): T {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * The ledger with each merged club shown as the one that it was merged into. Feeds are answered from it; code that writes
 * uses the ledger itself, so that no event is rewritten.
 * @param seq the number of the update subject whose merges count; the last one without it
 */
export function withMergedClubs(context: LedgerContext, seq?: number): LedgerContext {
  const { merges, providers } = context;
  const shownLeague = (league: League): League => withShownDeductions(league, merges.at(seq));
  return { ...context, events: toShown(context.events), held: toShown(context.held) };

  function toShown(events: EventStore): EventStore {
    const shown = (stored: readonly StoredEvent[]): readonly StoredEvent[] => {
      const now = merges.at(seq);
      if (now.size === 0) return stored;
      const show = toShownClubs(now, { events, providers });
      return stored.map((each) => ({ ...each, state: show(each.state) }));
    };
    const views: Partial<EventStore> = {
      event: (id) => {
        const stored = events.event(id);
        return stored === null ? null : (shown([stored])[0] ?? null);
      },
      eventsBetween: (from, to) => shown(events.eventsBetween(from, to)),
      eventsThrough: (atSeconds) => shown(events.eventsThrough(atSeconds)),
      liveEvents: () => shown(events.liveEvents()),
      eventsChangedSince: (fromSeconds) => shown(events.eventsChangedSince(fromSeconds)),
      eventsOfTournament: (tournamentId, providerIds) => shown(events.eventsOfTournament(tournamentId, providerIds)),
      eventsOfStage: (stageId) => shown(events.eventsOfStage(stageId)),
      eventsOfSeries: (seriesId) => shown(events.eventsOfSeries(seriesId)),
      /** Those of all the clubs that are shown as this one, or, for a merged club, as the same one, under its own id. */
      eventsOfParticipant(id, from, to) {
        const now = merges.at(seq);
        const shownId = now.get(id)?.intoId ?? id;
        const others = [...now.values()].filter(({ intoId }) => intoId === shownId);
        const stored = [shownId, ...others.map(({ fromId }) => fromId)].flatMap((each) =>
          events.eventsOfParticipant(each, from, to),
        );
        const underOwnId = (club: Participant) => (club.id === shownId ? { ...club, id } : club);
        return shown(stored)
          .map((each) => (id === shownId ? each : { ...each, state: withSides(each.state, underOwnId) }))
          .toSorted((a, b) => a.state.schedule.startSeconds - b.state.schedule.startSeconds);
      },
      league(stageId) {
        const league = events.league(stageId);
        return league === null ? null : shownLeague(league);
      },
      leaguesOfTournament: (tournamentId) => events.leaguesOfTournament(tournamentId).map(shownLeague),
      leagues: () => events.leagues().map(shownLeague),
    };
    return { ...events, ...views };
  }
}

const withSides = (state: EventState, of: (side: Participant) => Participant): EventState => {
  const { home, away } = state.schedule;
  return { ...state, schedule: { ...state.schedule, home: of(home), away: away === null ? null : of(away) } };
};

/** What a federation ruled about a merged club counts for the club that it is shown as. */
function withShownDeductions(league: League, merges: ReadonlyMap<string, ClubMerge>): League {
  if (merges.size === 0 || league.deductions === undefined) return league;
  const deductions = league.deductions.map((deduction) => {
    const { participantId } = deduction;
    return { ...deduction, participantId: merges.get(participantId)?.intoId ?? participantId };
  });
  return { ...league, deductions };
}
