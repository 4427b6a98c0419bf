/** The limits of one query. The service refuses a query that passes a limit, with a message. */

/** Fields below each other. */
export const deepest = 10;
/** Values that an answer may hold, counted by the largest each list can be. */
export const mostValues = 50_000;
/** Words and signs of a query's text. */
export const mostTokens = 1_500;
/** Selections, arguments, directives and literals of all its definitions, with each fragment unfolded where it is spread. */
export const mostParts = 500;
export const mostRequestBytes = 32_768;
export const largestPage = 200;
export const mostIds = 50;
/** Days from today. */
export const farthestDay = 400;

/** The lengths of lists whose length a query does not choose. */
export const usualLengths: Readonly<Record<string, number>> = {
  "Query.sports": 40,
  "Query.countries": 150,
  "Side.parts": 5,
  "Event.odds": 40,
  "EventOdds.markets": 40,
  "Market.bookmakers": 3,
  "BookmakerPrices.outcomes": 3,
  // Lists of introspection. The schema now has 32 types of 4 fields on average.
  "__Schema.types": 40,
  "__Schema.directives": 6,
  "__Type.fields": 8,
  "__Type.enumValues": 8,
  "__Field.args": 2,
  "__Directive.args": 2,
};
/** Lines and periods of one kind of bet. */
export const marketsOfBetType = 6;

/** The cost in values for the ledger to find a list, however small the requested part is. */
export const findingCosts: Readonly<Record<string, number>> = {
  "Query.countries": 2_500,
  "Query.leagues": 2_500,
  "Query.day": 2_500,
  "Query.live": 500,
  "Query.liveOdds": 500,
  "League.events": 400,
  "Participant.events": 100,
  "Event.odds": 40,
  "EventOdds.markets": 40,
};
