/**
 * The queries that are known by the SHA-256 of their text, or by its first eight characters (G4). A published text is
 * never edited, only replaced by a new entry, because clients know it by its hash.
 */
export const persistedQueries = {
  event: {
    hash: "14269a04a79a2bd63c87be7537fa7e740a8984d0234fe9d1c6faafe9c73d3637",
    text: `query Event($id: ID!) { event(id: $id) { id startSeconds status statusType sport { id } league { id name country { key } } home { participant { id name } score periods } away { participant { id name } score periods } } }`,
  },
  day: {
    hash: "826392df33bd59f5990510abe256e4ef769579bd3e898b21bb0050ed9b01d8b0",
    text: `query Day($sportId: Int!, $day: Int! = 0, $tzHour: Float! = 0, $offset: Int! = 0) { day(sportId: $sportId, day: $day, tzHour: $tzHour, first: 200, offset: $offset) { total events { id startSeconds status statusType league { id name country { key } } home { participant { id name } score } away { participant { id name } score } } } }`,
  },
  league: {
    hash: "6ff2466231186bb00d92e89a18f42d18389bfffe2de7c8f9e9600371b8dc62d6",
    text: `query League($id: ID!, $offset: Int! = 0) { league(id: $id) { id name season country { key } events(first: 200, offset: $offset) { total events { id startSeconds status statusType round home { participant { id name } score } away { participant { id name } score } } } } }`,
  },
  participant: {
    hash: "3b262c2fa5578ae86a235bc47d2ae0b0384fba7b55d6212eb294c866cb0a497b",
    text: `query Participant($id: ID!) { participant(id: $id) { id name code events(first: 50) { total events { id startSeconds status statusType league { id name } home { participant { id name } score } away { participant { id name } score } } } } }`,
  },
  odds: {
    hash: "da1d098c8c99edca3615b509a44b9ad393961f54a96991d6ee71c3acb8aec38f",
    text: `query Odds($eventId: ID!, $betTypes: [BetType!]) { odds(eventIds: [$eventId]) { event { id } markets(betTypes: $betTypes) { betType period line bookmakers { bookmaker { id name } outcomes { code opening current movement } } } } }`,
  },
  liveOdds: {
    hash: "a6358d0bb3cb12cd9bd91d9c2707d9882a5c4bd3560c9e6274032eb491b6bb26",
    text: `query LiveOdds($sportId: Int!, $offset: Int! = 0) { liveOdds(sportId: $sportId, first: 50, offset: $offset) { event { id home { score } away { score } } markets(betTypes: [HOME_DRAW_AWAY, HOME_AWAY]) { betType period bookmakers { bookmaker { id name } outcomes { code opening current movement } } } } }`,
  },
  directory: {
    hash: "4544e862d5cf6066760bdf9146686113f626cb85f5969e32f7acc1f50167c42e",
    text: `query Directory($sportId: Int!, $country: String, $lang: Language! = fr, $offset: Int! = 0) { sports { id name(lang: $lang) isDuel } countries(sportId: $sportId) { key name(lang: $lang) flag } leagues(sportId: $sportId, country: $country, first: 200, offset: $offset) { total leagues { id tournamentId name(lang: $lang) season type templateKey category(lang: $lang) path(lang: $lang) country { key } } } }`,
  },
} as const;

const shortLength = 8;
const byHash = new Map(
  Object.values(persistedQueries).flatMap(({ hash, text }) => [
    [hash, text] as const,
    [hash.slice(0, shortLength), text] as const,
  ]),
);

const texts: ReadonlySet<string> = new Set(byHash.values());

export const isPersisted = (text: string): boolean => texts.has(text);

/** The text behind a hash, long or short; null for an unknown one. */
export const persistedQuery = (hash: string): string | null => byHash.get(hash) ?? null;
