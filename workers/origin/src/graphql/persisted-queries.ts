/**
 * The queries that are known by the SHA-256 of their text, or by its first eight characters (G4). A text that has been
 * given out is never edited, only joined by another: its hash is what clients carry.
 */
export const persistedQueries = {
  event: {
    hash: "a986b429cda426ab5d44f1854ce040383a4175f801ec2724909b1f637bb9259f",
    text: `query Event($id: ID!) { event(id: $id) { id startSeconds status statusType sport { id } league { id name country { key } } home { participant { id name } score periods } away { participant { id name } score periods } } }`,
  },
  day: {
    hash: "a4c8fa3f65637115931df159dc80554bcde19df075168f2fee6e14f0d64988be",
    text: `query Day($sportId: Int!, $day: Int! = 0, $tzHour: Float! = 0, $offset: Int! = 0) { day(sportId: $sportId, day: $day, tzHour: $tzHour, first: 200, offset: $offset) { total events { id startSeconds status statusType league { id name country { key } } home { participant { id name } score } away { participant { id name } score } } } }`,
  },
  league: {
    hash: "905626236a9d1612bbd9d66c032333d589617e7f72cb4805af2794fc08960f90",
    text: `query League($id: ID!, $offset: Int! = 0) { league(id: $id) { id name season country { key } events(first: 200, offset: $offset) { total events { id startSeconds status statusType round home { participant { id name } score } away { participant { id name } score } } } } }`,
  },
  participant: {
    hash: "e1a201377911e356f4128d733e08b5348b31e62a7af8a36342be1b191564bea6",
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

/** The text behind a hash, long or short; null for one that nobody registered. */
export const persistedQuery = (hash: string): string | null => byHash.get(hash) ?? null;
