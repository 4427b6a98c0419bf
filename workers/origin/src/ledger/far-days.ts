import type { BoundedCache } from "../../../../shared/basics/cache.ts";
import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import type { Fixture, Provider } from "../../../../shared/timeline/provider.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { heldDays } from "../../../../shared/wire/data-part.ts";
import type { EventStore, StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** The longest event of a provider: a test match. */
const longestSeconds = 5 * daySeconds;

type Span = { readonly fromSeconds: number; readonly toSeconds: number };

/** What is known of seasons beyond the ledger's days (`whole-seasons.ts`). */
type Seasons = {
  readonly today: () => number;
  /** Null for a league that is of no season, or whose season real events replace. */
  readonly seasonOf: (league: League) => object | null;
  /** The ledger's events, and those of a provider's fixtures that it does not hold. */
  readonly joined: (
    held: readonly StoredEvent[],
    provider: Provider,
    fixtures: readonly Fixture[],
  ) => readonly StoredEvent[];
  readonly name: (league: League) => void;
};

/** The events of spans of time, with those of providers on the days that the ledger does not hold. */
export function withFarDays(
  { events, providers, sportId }: LedgerContext,
  kept: BoundedCache<readonly Fixture[]>,
  { today, seasonOf, joined, name }: Seasons,
): Pick<EventStore, "eventsBetween" | "eventsThrough"> {
  const isFar = (day: number): boolean => Math.abs(day - today()) > heldDays;

  const fixturesOf = (provider: Provider, day: number): readonly Fixture[] =>
    kept.remember(`${provider.id} ${sportId} ${day} ${today()}`, () => provider.fixtures(sportId, day, today()));

  function joinedFar(
    held: readonly StoredEvent[],
    span: Span,
    isWanted: (schedule: Schedule) => boolean,
  ): readonly StoredEvent[] {
    const farDays = toDays(span).filter(isFar);
    return providers.all.reduce((known, provider) => {
      const range = farDays.length === 0 ? null : provider.days(sportId, today());
      if (range === null) return known;
      const tournamentIds = new Set(provider.tournaments(sportId));
      const withReal = events.tournamentsOf(providers.idsOf("real"), -Infinity, Infinity);
      // A friendly is of no tournament, and has no page beyond the ledger's days.
      const isPlayed = ({ league }: Fixture) =>
        tournamentIds.has(league.tournamentId) && (!withReal.has(league.tournamentId) || seasonOf(league) !== null);
      const own = farDays
        .filter((day) => day >= range.first && day <= range.last)
        .flatMap((day) => fixturesOf(provider, day))
        .filter((fixture) => isWanted(fixture.schedule) && isPlayed(fixture));
      for (const { league } of own) name(league);
      return own.length === 0 ? known : joined(known, provider, own);
    }, held);
  }

  return {
    eventsBetween: (fromSeconds, toSeconds) =>
      joinedFar(
        events.eventsBetween(fromSeconds, toSeconds),
        { fromSeconds, toSeconds },
        ({ startSeconds }) => startSeconds >= fromSeconds && startSeconds < toSeconds,
      ),
    eventsThrough(atSeconds) {
      const held = events.eventsThrough(atSeconds);
      // Near today the ledger holds them, so that no list there asks a provider.
      if (!isFar(dayNumber(atSeconds, 0))) return held;
      const span = { fromSeconds: atSeconds - longestSeconds, toSeconds: atSeconds };
      return joinedFar(held, span, ({ startSeconds, endSeconds = 0 }) => {
        return startSeconds < atSeconds && endSeconds >= atSeconds;
      });
    },
  };
}

/** The days of UTC that a span touches. */
function toDays({ fromSeconds, toSeconds }: Span): readonly number[] {
  const first = dayNumber(fromSeconds, 0);
  return Array.from({ length: Math.max(0, dayNumber(toSeconds - 1, 0) - first + 1) }, (_, index) => first + index);
}
