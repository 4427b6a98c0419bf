import { betTypes } from "../../../../shared/betting/bet-types.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import { largestPage, mostIds } from "./query-limits.ts";

/**
 * The schema of the data service (G1). Every list that can be long has `first` and `offset`, or is requested by ids.
 */
export const typeDefinitions = /* GraphQL */ `
  enum Language {
    ${languages.join(" ")}
  }

  enum BetType {
    ${betTypes.join(" ")}
  }

  enum BetPeriod {
    FULL_TIME
    FIRST_HALF
  }

  enum Movement {
    UP
    DOWN
    NONE
  }

  enum StatusType {
    SCHEDULED
    LIVE
    FINISHED
  }

  type Query {
    sports: [Sport!]!
    "Where a sport has competitions, the most important first."
    countries(sportId: Int!): [Country!]!
    "The competitions of a sport, or of a sport in a country (its key), each by its last season; by country and importance."
    leagues(sportId: Int!, country: String, first: Int! = 50, offset: Int! = 0): LeaguePage!
    "Null for an id that no ledger knows."
    event(id: ID!): Event
    "At most ${mostIds} ids; unknown ones are left out."
    events(ids: [ID!]!): [Event!]!
    "Events of a sport that start on a day, counted from today, in a time zone so many hours from UTC; by start."
    day(sportId: Int!, day: Int! = 0, tzHour: Float! = 0, first: Int! = 50, offset: Int! = 0): EventPage!
    "What runs now, by start."
    live(sportId: Int!, first: Int! = 50, offset: Int! = 0): EventPage!
    "A season's tournament stage."
    league(id: ID!): League
    participant(id: ID!): Participant
    "Prices before the start and live. Empty for a place that may not see odds; elsewhere only of its own bookmakers."
    odds(eventIds: [ID!]!): [EventOdds!]!
    "The same of what runs now."
    liveOdds(sportId: Int!, first: Int! = 20, offset: Int! = 0): [EventOdds!]!
  }

  type Sport {
    id: Int!
    name(lang: Language! = fr): String!
    "Whether home meets away; otherwise each starter of a field is an event."
    isDuel: Boolean!
  }

  "A part of a list: at most ${largestPage} at once."
  type EventPage {
    total: Int!
    events: [Event!]!
  }

  "A part of a list: at most ${largestPage} at once."
  type LeaguePage {
    total: Int!
    leagues: [League!]!
  }

  type Event {
    id: ID!
    sport: Sport!
    league: League
    "Unix seconds."
    startSeconds: Int!
    "False when only the day is known."
    isTimeKnown: Boolean!
    round: String!
    statusType: StatusType!
    "The status's id, and its name in the enumeration."
    status: Int!
    statusName: String
    home: Side!
    "Null in a field, where each starter is an event."
    away: Side
    "The place in a field."
    rank: Int
    notice: String
    odds(betTypes: [BetType!]): [Market!]!
  }

  type Side {
    participant: Participant!
    score: Int
    "At the end of regular time."
    fullTime: Int
    shootOut: Int
    periods: [Int!]!
    redCards: Int!
  }

  type League {
    id: ID!
    tournamentId: ID!
    "Its own name, as printed at home, where no language is requested or it has none in that language."
    name(lang: Language): String!
    season: String!
    sport: Sport!
    country: Country!
    "What it is listed under: its country, or the tour of an individual sport."
    category(lang: Language! = fr): String!
    "t top, p primary, s secondary, c closed, empty when unknown."
    type: String!
    "The key by which a visitor's leagues are kept, without the sport: country id and template id."
    templateKey: String!
    "The path of its page."
    path(lang: Language! = fr): String!
    "By start."
    events(first: Int! = 50, offset: Int! = 0): EventPage!
  }

  type Country {
    key: String!
    name(lang: Language! = fr): String!
    flag: String!
  }

  type Participant {
    id: ID!
    name(lang: Language): String!
    code: String!
    slug: String!
    country: Country
    "Games of the two months before and after now, by start."
    events(first: Int! = 20, offset: Int! = 0): EventPage!
  }

  type EventOdds {
    event: Event!
    markets(betTypes: [BetType!]): [Market!]!
  }

  "A kind of bet on a line; the line is empty where there is none."
  type Market {
    betType: BetType!
    period: BetPeriod!
    line: String!
    bookmakers: [BookmakerPrices!]!
  }

  type BookmakerPrices {
    bookmaker: Bookmaker!
    outcomes: [Outcome!]!
  }

  type Bookmaker {
    id: Int!
    "Null where no bookmaker may be named."
    name: String
    "Null where no bookmaker may be linked to, and of one of the built-in world."
    site: String
    "One of the built-in world: its prices are invented."
    isSimulated: Boolean!
  }

  type Outcome {
    "1, X, 2, 1X, over, 2:1, 1/X …"
    code: String!
    "Decimal odds; null while it cannot be bet on."
    current: Float
    "Null for what was not offered when the market opened."
    opening: Float
    movement: Movement!
  }
`;
