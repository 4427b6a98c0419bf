import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { EventStore, StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import type { ClubMerge } from "./merge-store.ts";
import type { Providers } from "./providers.ts";

/**
 * Replaces an event's clubs with those that they were merged into. Simulated events keep theirs, because their incidents
 * follow from the participants.
 */
export function withShownClubs(
  state: EventState,
  merges: ReadonlyMap<string, ClubMerge>,
  providers: Providers,
): EventState {
  const { schedule } = state;
  const { home, away } = schedule;
  const isMerged = merges.has(home.id) || (away !== null && merges.has(away.id));
  if (!isMerged || providers.of(schedule).origin === "simulated") return state;
  const shown = (club: Participant): Participant => merges.get(club.id)?.into ?? club;
  return { ...state, schedule: { ...schedule, home: shown(home), away: away === null ? null : shown(away) } };
}

/**
 * The ledger with each merged club shown as the one that it was merged into. Feeds are answered from it; code that writes
 * uses the ledger itself, so that no event is rewritten.
 * @param seq the number of the update subject whose merges count; the last one without it
 */
export function withMergedClubs(context: LedgerContext, seq?: number): LedgerContext {
  const { merges, providers } = context;
  const shown = (stored: readonly StoredEvent[]): readonly StoredEvent[] => {
    const now = merges.at(seq);
    if (now.size === 0) return stored;
    return stored.map((each) => ({ ...each, state: withShownClubs(each.state, now, providers) }));
  };
  return { ...context, events: toShown(context.events), held: toShown(context.held) };

  function toShown(events: EventStore): EventStore {
    const views: Partial<EventStore> = {
      event: (id) => {
        const stored = events.event(id);
        return stored === null ? null : (shown([stored])[0] ?? null);
      },
      eventsBetween: (from, to) => shown(events.eventsBetween(from, to)),
      eventsThrough: (atSeconds) => shown(events.eventsThrough(atSeconds)),
      liveEvents: () => shown(events.liveEvents()),
      eventsOfTournament: (tournamentId, providerIds) => shown(events.eventsOfTournament(tournamentId, providerIds)),
      eventsOfStage: (stageId) => shown(events.eventsOfStage(stageId)),
      eventsOfSeries: (seriesId) => shown(events.eventsOfSeries(seriesId)),
      /** Those of all the clubs that are shown as this one, or, for a merged club, as the same one, under its own id. */
      eventsOfParticipant(id, from, to) {
        const now = merges.at(seq);
        const shownId = now.get(id)?.intoId ?? id;
        const others = [...now.values()].filter(({ intoId }) => intoId === shownId);
        if (others.length === 0) return shown(events.eventsOfParticipant(id, from, to));
        const asked = new Map(others.map((merge) => [merge.fromId, { ...merge, into: { ...merge.into, id } }]));
        const [{ into } = { into: null }] = asked.values();
        if (id !== shownId && into !== null) {
          asked.set(shownId, { fromId: shownId, intoId: id, into, name: "", sender: "" });
        }
        return [shownId, ...others.map(({ fromId }) => fromId)]
          .flatMap((each) => events.eventsOfParticipant(each, from, to))
          .map((each) => ({ ...each, state: withShownClubs(each.state, new Map([...now, ...asked]), providers) }))
          .toSorted((a, b) => a.state.schedule.startSeconds - b.state.schedule.startSeconds);
      },
    };
    return { ...events, ...views };
  }
}
