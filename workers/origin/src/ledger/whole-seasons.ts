import { createCache } from "../../../../shared/basics/cache.ts";
import type { Fixture, Provider } from "../../../../shared/timeline/provider.ts";
import type { Providers } from "./providers.ts";
import { wholeScript } from "../../../../shared/timeline/script-position.ts";
import { dayNumber, daySeconds, hourSeconds } from "../../../../shared/basics/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { withFarDays } from "./far-days.ts";
import type { EventStore, StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** Seasons of a tournament that can be requested, including the current one. */
const archivedSeasons = 5;
/** The sizes of the caches of computed results: rows of events long over, seasons' fixtures, tournaments' stages. */
const kept = { states: 6000, seasons: 12, days: 12, tournaments: 12, leagues: 4000 } as const;
/** An event is over, and its row does not change any more, this long after its start. */
const settledSeconds = 6 * daySeconds;
/** Further ahead of its start than this, an event has no data that change within an hour. */
const aheadSeconds = 2 * daySeconds;

/** The computed results of a set of providers. All ledgers of an isolate share them, because they share its memory. */
const works = new WeakMap<Providers, ReturnType<typeof createWork>>();

const createWork = () => ({
  states: createCache<EventState>(kept.states),
  seasons: createCache<Season | null>(kept.seasons),
  days: createCache<readonly Fixture[]>(kept.days),
  tournaments: createCache<readonly League[]>(kept.tournaments),
  /** Stages named in answers, because a request for an event's stage follows one for the event. */
  named: new Map<string, League>(),
});

function workOf(providers: Providers): ReturnType<typeof createWork> {
  const work = works.get(providers) ?? createWork();
  works.set(providers, work);
  return work;
}

type Season = { readonly provider: Provider; readonly fixtures: readonly Fixture[] };

/**
 * The ledger with all that its providers know beyond its days: whole seasons, earlier seasons, each event by its id.
 * The ledger's own data come first. Feeds are answered from it; code that writes uses the ledger itself.
 */
export function withSeasons(context: LedgerContext, now: () => number): LedgerContext {
  const { events, providers, sources } = context;
  const { days, tournaments, named } = workOf(providers);
  const { at, today, instantFor, isPushedOut, seasonOf, joined } = lookUpSeasons(context, now);

  const name = (league: League): void => keepName(named, league);

  /** An event that the ledger does not hold, with all that is known of it. */
  function providedEvent(id: string): StoredEvent | null {
    for (const provider of providers.all) {
      const fixture = provider.event(id);
      if (fixture === null) continue;
      const { league, schedule } = fixture;
      if (seasonOf(league) === null) return null;
      name(league);
      const { past, ...position } = provider.positionAt(schedule, instantFor(schedule));
      return { ...position, state: foldTimeline(schedule, past) };
    }
    return null;
  }

  function leagueOf(stageId: string): League | null {
    const league = events.league(stageId) ?? named.get(stageId) ?? null;
    // It would be known once another answer has named it.
    if (league === null) sources.noteUnknown();
    return league;
  }

  function eventsOfStage(stageId: string): readonly StoredEvent[] {
    const held = events.eventsOfStage(stageId);
    const league = leagueOf(stageId);
    const season = league === null ? null : seasonOf(league);
    return season === null ? held : joined(held, season.provider, season.fixtures);
  }

  function eventsOfParticipant(id: string, fromSeconds: number, toSeconds: number): readonly StoredEvent[] {
    const held = events.eventsOfParticipant(id, fromSeconds, toSeconds);
    for (const provider of providers.all) {
      const own = provider.games(id, at(hourSeconds));
      if (own.length === 0) continue;
      // A league that was replaced is replaced with all of its games.
      const statuses = [...new Map(own.map(({ league }) => [league.stageId, league])).values()];
      const played = statuses.filter((league) => !isPushedOut({ provider, fixtures: seasonSpan(own, league) }, league));
      for (const league of played) name(league);
      const open = new Set(played.map(({ stageId }) => stageId));
      const asked = own.filter(
        ({ league, schedule }) =>
          open.has(league.stageId) && schedule.startSeconds >= fromSeconds && schedule.startSeconds < toSeconds,
      );
      return joined(held, provider, asked);
    }
    return held;
  }

  function leaguesOfTournament(tournamentId: string): readonly League[] {
    const held = events.leaguesOfTournament(tournamentId);
    const others = tournaments.remember(`${tournamentId} ${today()}`, () =>
      providers.first((provider) => provider.seasons(tournamentId, at(daySeconds), archivedSeasons)),
    );
    const known = new Set(held.map(({ stageId }) => stageId));
    const all = [...held, ...others.filter(({ stageId }) => !known.has(stageId))];
    for (const league of all) name(league);
    return all;
  }

  function eventsOfSeries(seriesId: string): readonly StoredEvent[] {
    const held = events.eventsOfSeries(seriesId);
    for (const provider of providers.all) {
      const fixtures = provider.series(seriesId);
      const [first] = fixtures;
      if (first === undefined) continue;
      if (seasonOf(first.league) === null) return held;
      for (const { league } of fixtures) name(league);
      return joined(held, provider, fixtures);
    }
    return held;
  }

  function statusStart(stageId: string): number | null {
    const league = leagueOf(stageId);
    const season = league === null ? null : seasonOf(league);
    return season?.fixtures[0]?.schedule.startSeconds ?? events.statusStart(stageId);
  }

  const views: Partial<EventStore> = {
    statusStart,
    event: (id) => events.event(id) ?? providedEvent(id),
    league: leagueOf,
    leaguesOfTournament,
    eventsOfStage,
    eventsOfParticipant,
    eventsOfSeries,
  };
  const farDays = withFarDays(context, days, { today, seasonOf, joined, name });
  return { ...context, events: { ...events, ...views, ...farDays } };
}

/** Keeps a league as the newest of those that answers have named. */
function keepName(named: Map<string, League>, league: League): void {
  named.delete(league.stageId);
  named.set(league.stageId, league);
  const [oldest] = named.keys();
  if (named.size > kept.leagues && oldest !== undefined) named.delete(oldest);
}

/** Finds the seasons of leagues as providers have them, and makes events of their fixtures. */
function lookUpSeasons(context: LedgerContext, now: () => number) {
  const { providers, sources } = context;
  const { states, seasons } = workOf(providers);
  /** The beginning of the current step; answers that depend on it are valid until the step ends. */
  const at = (stepSeconds: number) => sources.clockAt(now()).at(stepSeconds);
  const today = () => dayNumber(at(daySeconds), 0);

  /** The instant for which an event is computed. For one long over or far ahead, every second of the hour gives the same result. */
  function instantFor({ startSeconds, endSeconds = startSeconds }: Schedule): number {
    const hour = at(hourSeconds);
    const isFar = endSeconds + settledSeconds < hour || startSeconds > hour + aheadSeconds;
    return isFar ? hour : at(1);
  }

  /** Real events of a season replace simulated ones. */
  function isPushedOut({ provider, fixtures }: Season, league: League): boolean {
    return provider.origin === "simulated" && isReplaced(context, league, fixtures);
  }

  /** The season of a stage as a provider has it; null where none has one, or where real events replace it. */
  function seasonOf(league: League): Season | null {
    const work = (): Season | null => {
      for (const provider of providers.all) {
        const fixtures = provider.season(league, at(daySeconds));
        if (fixtures.length > 0) return { provider, fixtures };
      }
      return null;
    };
    // Races are small and many.
    const season = league.format === "field" ? work() : seasons.remember(`${league.stageId} ${today()}`, work);
    return season === null || isPushedOut(season, league) ? null : season;
  }

  function toStored(provider: Provider, schedule: Fixture["schedule"]): StoredEvent {
    const nowSeconds = instantFor(schedule);
    const work = () => provider.stateAt(schedule, nowSeconds);
    const isSettled = schedule.startSeconds + settledSeconds < nowSeconds;
    return {
      state: isSettled ? states.remember(schedule.eventId, work) : work(),
      cursor: schedule.startSeconds < nowSeconds ? wholeScript : 0,
      dueSeconds: null,
      latestSeconds: schedule.startSeconds,
    };
  }

  /** Those that the ledger holds, and those of a provider that it does not, by start. */
  function joined(held: readonly StoredEvent[], provider: Provider, fixtures: readonly Fixture[]) {
    const known = new Set(held.map(({ state }) => state.schedule.eventId));
    const others = fixtures.filter(({ schedule }) => !known.has(schedule.eventId));
    return [...others.map(({ schedule }) => toStored(provider, schedule)), ...held].toSorted(byStart);
  }

  return { at, today, instantFor, isPushedOut, seasonOf, joined };
}

/** A participant's own events of a stage reach about as far as the stage does. */
const seasonSpan = (own: readonly Fixture[], { stageId }: League): readonly Fixture[] =>
  own
    .filter(({ league }) => league.stageId === stageId)
    .toSorted((a, b) => a.schedule.startSeconds - b.schedule.startSeconds);

const byStart = ({ state: { schedule: a } }: StoredEvent, { state: { schedule: b } }: StoredEvent): number =>
  a.startSeconds - b.startSeconds || (a.eventId < b.eventId ? -1 : 1);

type Known = Pick<LedgerContext, "events" | "providers">;

/** Whether real events of a tournament fall into a simulated season of it, from its first fixture to its last. */
function isReplaced(
  { events, providers }: Known,
  { tournamentId }: Pick<League, "tournamentId">,
  season: readonly Fixture[],
): boolean {
  const [first, last] = [season[0], season.at(-1)];
  if (first === undefined || last === undefined) return false;
  const throughSeconds = last.schedule.startSeconds + daySeconds;
  return events.hasEvents(tournamentId, providers.idsOf("real"), first.schedule.startSeconds, throughSeconds);
}

/** Whether real events replace the simulated season of a league: a whole season, not the days that the ledger holds. */
export function isReplacedLeague(known: Known, league: League, nowSeconds: number): boolean {
  const { providers } = known;
  const simulated = providers.all.filter(({ origin }) => origin === "simulated");
  const season = simulated.map((provider) => provider.season(league, nowSeconds)).find(({ length }) => length > 0);
  return season !== undefined && isReplaced(known, league, season);
}
