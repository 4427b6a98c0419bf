/** Who wants a socket, and for what, as the site describes it to the push Worker. */
export type SocketQuestion = {
  /** What the client sent (P1): the protocol's version, null without one, and each join as `subject:since`. */
  readonly version: string | null;
  readonly joins: readonly string[];
  /** The odds market that the visitor's place may see, null when none. */
  readonly market: string | null;
  /** The subject of the visitor's own profile, as the account service knows it; null or nothing for who is not signed in. */
  readonly profile?: string | null;
  /** The visitor's address as the edge knows it, null when it names none. */
  readonly address: string | null;
  /** Two letters, as the edge gives them; null when it does not know. */
  readonly continent: string | null;
};

/** The parameters of an address, as `URLSearchParams` has them. */
type Query = { get(name: string): string | null; getAll(name: string): readonly string[] };

/** @param query of the address that the client opened */
export const toSocketQuestion = (query: Query, who: Omit<SocketQuestion, "version" | "joins">): SocketQuestion => ({
  version: query.get("v"),
  joins: query.getAll("join"),
  ...who,
});

/**
 * A socket opens by a request, and no procedure call can hand one over. So the question is the address of a request
 * that the site makes itself, with nothing from the client but the two parts above.
 */
export const toSocketPath = (question: SocketQuestion): string =>
  `/?question=${encodeURIComponent(JSON.stringify(question))}`;

/** Reads the parameter `question` of such an address, decoded. */
// Written by `toSocketPath` and by nothing else: the entry point that takes it is bound to the site alone.
export const parseSocketQuestion = (text: string): SocketQuestion => JSON.parse(text) as SocketQuestion;
