import { bookmakersNamedIn } from "../betting-prose/site-prose.ts";
import { mayName, type BettingPolicy } from "../../../../shared/betting/policy.ts";
import { isInvented } from "../../../../shared/betting/bookmaker.ts";
import { bookmakerById } from "../../../../shared/betting/bookmakers.ts";
import type { BetType } from "../../../../shared/betting/bet-types.ts";
import { movementOf, type Quote, type QuotedOutcome } from "../../../../shared/betting/quote.ts";
import { countryOf } from "../../../../shared/places/countries.ts";
import { sports, type Sport } from "../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { statusName, statusType } from "../../../../shared/sports/statuses.ts";
import { toLeagueFields } from "../feeds/lists/league-row.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";
import type { GraphContext } from "./graph-context.ts";
import { parseDay, parseIds, parsePage, parseSport, sportOfId } from "./parse-arguments.ts";
import type { Page, PageOf } from "./questions.ts";
import { textsIn } from "../texts/texts-in.ts";

type ById = { readonly id: string };
type InLanguage = { readonly lang: Language };
/** A thing's own name, unless a language is requested. */
type MaybeInLanguage = { readonly lang?: Language | null };
type ForBets = { readonly betTypes?: readonly BetType[] | null };
type Side = { readonly state: EventState; readonly index: 0 | 1; readonly participant: Participant };
type Market = Pick<Quote, "betType" | "period" | "line"> & { readonly quotes: readonly Quote[] };

/**
 * How each field is answered. Objects are the ledger's own; fields that are not named here are taken from them
 * unchanged.
 */
export const resolvers = {
  Query: {
    sports: () => sports,
    countries: (_: unknown, { sportId }: { readonly sportId: number }, { ask }: GraphContext) =>
      ask(parseSport(sportId).id, "countries", {}),
    leagues(
      _: unknown,
      asks: PageOf & { readonly sportId: number; readonly country?: string | null },
      { ask }: GraphContext,
    ) {
      const countryKey = asks.country ?? null;
      return ask(parseSport(asks.sportId).id, "leagues", { countryKey, ...parsePage(asks) });
    },
    event: (_: unknown, { id }: ById, context: GraphContext) => eventOf(context, id),
    events: (_: unknown, { ids }: { readonly ids: readonly string[] }, context: GraphContext) => eventsOf(context, ids),
    day: (_: unknown, asks: PageOf & { sportId: number; day: number; tzHour: number }, { ask }: GraphContext) =>
      ask(parseSport(asks.sportId).id, "day", { ...parseDay(asks), ...parsePage(asks) }),
    live: (_: unknown, asks: PageOf & { sportId: number }, { ask }: GraphContext) =>
      ask(parseSport(asks.sportId).id, "live", parsePage(asks)),
    league: (_: unknown, { id }: ById, context: GraphContext) => leagueOf(context, id),
    participant(_: unknown, { id }: ById, { ask }: GraphContext) {
      const sportId = sportOfId(id);
      return sportId === null ? null : ask(sportId, "participant", { id });
    },
    odds: async (_: unknown, { eventIds }: { readonly eventIds: readonly string[] }, context: GraphContext) =>
      context.policy.odds ? (await eventsOf(context, eventIds)).map(toEventOdds) : [],
    async liveOdds(_: unknown, asks: PageOf & { sportId: number }, { ask, policy }: GraphContext) {
      const sport = parseSport(asks.sportId);
      const page = parsePage(asks);
      return policy.odds ? (await ask(sport.id, "live", page)).items.map(toEventOdds) : [];
    },
  },

  Sport: {
    name: (sport: Sport, { lang }: InLanguage) => textsIn(lang).sports[sport.name],
    isDuel: ({ duel }: Sport) => duel,
  },

  LeaguePage: {
    leagues: ({ items }: Page<League>) => items,
  },

  EventPage: {
    events: ({ items }: Page<EventState>) => items,
  },

  Event: {
    id: ({ schedule }: EventState) => schedule.eventId,
    sport: ({ schedule }: EventState) => parseSport(schedule.sportId),
    league: ({ schedule }: EventState, _: unknown, context: GraphContext) => leagueOf(context, schedule.leagueStageId),
    startSeconds: ({ schedule }: EventState) => schedule.startSeconds,
    isTimeKnown: ({ schedule }: EventState) => schedule.timeKnown,
    round: ({ schedule }: EventState) => schedule.round,
    statusType: ({ status }: EventState) => statusTypes[shownStatusType(status)],
    statusName: ({ status }: EventState) => statusName(status),
    home: (state: EventState): Side => ({ state, index: 0, participant: state.schedule.home }),
    away: (state: EventState): Side | null =>
      state.schedule.away === null ? null : { state, index: 1, participant: state.schedule.away },
    rank: ({ facts }: EventState) => facts?.rank ?? null,
    notice: (state: EventState, _: unknown, { policy }: GraphContext) => noticeFor(state, policy),
    odds: (state: EventState, { betTypes }: ForBets, context: GraphContext) => marketsOf(context, state, betTypes),
  },

  Side: {
    score: ({ state, index }: Side) => ofSide(state.score, index),
    fullTime: ({ state, index }: Side) => ofSide(state.fullTime, index),
    shootOut: ({ state, index }: Side) => ofSide(state.shootOut, index),
    periods: ({ state, index }: Side) => state.periods.map((period) => period[index]),
    redCards: ({ state, index }: Side) => state.redCards[index],
  },

  League: {
    id: ({ stageId }: League) => stageId,
    name: (league: League, { lang }: MaybeInLanguage) =>
      lang === null || lang === undefined ? league.name : nameIn(league, lang),
    sport: ({ sportId }: League) => parseSport(sportId),
    country: ({ countryKey }: League) => countryKey,
    category: (league: League, { lang }: InLanguage) => toLeagueFields(league, lang).categoryName ?? "",
    templateKey: (league: League) => toLeagueFields(league, "en").templateKey ?? "",
    path: (league: League, { lang }: InLanguage) => toLeagueFields(league, lang).path ?? "/",
    events: ({ sportId, stageId }: League, page: PageOf, { ask }: GraphContext) =>
      ask(sportId, "leagueEvents", { id: stageId, ...parsePage(page) }),
  },

  Country: {
    key: (key: string) => key,
    name: (key: string, { lang }: InLanguage) => countryOf(key, lang).name,
    flag: (key: string) => countryOf(key, "en").flag,
  },

  Participant: {
    name: (participant: Participant, { lang }: MaybeInLanguage) =>
      lang === null || lang === undefined ? participant.name : nameIn(participant, lang),
    country: ({ countryKey }: Participant) => countryKey ?? null,
    events(participant: Participant, page: PageOf, { ask }: GraphContext) {
      const sportId = sportOfId(participant.id);
      const asked = parsePage(page);
      return sportId === null ? nobodysGames : ask(sportId, "participantEvents", { id: participant.id, ...asked });
    },
  },

  EventOdds: {
    markets: ({ event }: EventOdds, { betTypes }: ForBets, context: GraphContext) =>
      marketsOf(context, event, betTypes),
  },

  Market: {
    period: ({ period }: Market) => periods[period],
    bookmakers: ({ quotes }: Market) => quotes,
  },

  BookmakerPrices: {
    bookmaker: ({ bookmakerId }: Quote) => bookmakerId,
  },

  Bookmaker: {
    id: (id: number) => id,
    name: (id: number, _: unknown, { policy }: GraphContext) =>
      policy.logos ? (bookmakerById(id)?.name ?? null) : null,
    site: (id: number, _: unknown, { policy }: GraphContext) =>
      policy.logos && policy.links ? (bookmakerById(id)?.site ?? null) : null,
    isSimulated: isInvented,
  },

  Outcome: {
    current: ({ price }: QuotedOutcome) => price,
    movement: (outcome: QuotedOutcome) => movementOf(outcome).toUpperCase(),
  },
};

const statusTypes = {
  [statusType.scheduled]: "SCHEDULED",
  [statusType.live]: "LIVE",
  [statusType.finished]: "FINISHED",
} as const;
const periods = { "full-time": "FULL_TIME", "first-half": "FIRST_HALF" } as const;
const nobodysGames: Page<EventState> = { total: 0, items: [] };

const ofSide = (pair: Pair | null, index: 0 | 1) => pair?.[index] ?? null;

async function eventOf({ ask }: GraphContext, id: string): Promise<EventState | null> {
  const sportId = sportOfId(id);
  return sportId === null ? null : ask(sportId, "event", { id });
}

async function eventsOf(context: GraphContext, ids: readonly string[]): Promise<readonly EventState[]> {
  const events = await Promise.all(parseIds(ids).map((id) => eventOf(context, id)));
  return events.filter((event) => event !== null);
}

async function leagueOf({ ask }: GraphContext, id: string): Promise<League | null> {
  const sportId = sportOfId(id);
  return sportId === null ? null : ask(sportId, "league", { id });
}

type EventOdds = { readonly event: EventState };
const toEventOdds = (event: EventState): EventOdds => ({ event });

/** For a place that may not see odds the list is empty, and the ledger is not asked. */
async function marketsOf(
  { ask, policy }: GraphContext,
  { schedule }: EventState,
  betTypes: ForBets["betTypes"],
): Promise<readonly Market[]> {
  if (!policy.odds) return [];
  const { sportId, eventId } = schedule;
  const quotes = await ask(sportId, "odds", { eventId, bookmakerIds: policy.bookmakerIds, betTypes: betTypes ?? null });
  const markets = new Map<string, Quote[]>();
  for (const quote of quotes) {
    const key = `${quote.betType} ${quote.period} ${quote.line}`;
    const known = markets.get(key);
    if (known === undefined) markets.set(key, [quote]);
    else known.push(quote);
  }
  return [...markets.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : { betType: first.betType, period: first.period, line: first.line, quotes: group };
  });
}

/** A notice that names bookmakers and bets, only where the place may see each of them. */
function noticeFor({ notice, noticeIsBetting }: EventState, policy: BettingPolicy): string | null {
  if (notice === undefined || noticeIsBetting !== true) return notice ?? null;
  return mayName(policy, bookmakersNamedIn(notice)) ? notice : null;
}
