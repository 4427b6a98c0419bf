/** The site's description, for the push Worker, of a visitor who opens a socket and of the joins in the request. */
export type SocketQuestion = {
  /** The client's own parameters (P1): the protocol's version (null without one), and each join as `subject:since`. */
  readonly version: string | null;
  readonly joins: readonly string[];
  /** The odds market that the visitor's place may see, null when none. */
  readonly market: string | null;
  /** The subject of the visitor's own profile, from the account service; null or absent for a visitor who is not signed in. */
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
 * A socket opens with a request; a procedure call cannot pass one on. So the question is in the address of a request
 * that the site makes itself; only the version and the joins in it come from the client.
 */
export const toSocketPath = (question: SocketQuestion): string =>
  `/?question=${encodeURIComponent(JSON.stringify(question))}`;

/** Reads the parameter `question` of such an address, decoded. */
// Written by `toSocketPath` and by nothing else: the entry point that takes it is bound to the site alone.
export const parseSocketQuestion = (text: string): SocketQuestion => JSON.parse(text) as SocketQuestion;
