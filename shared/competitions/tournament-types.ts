/** Tournament types (C3.06). */
export const tournamentTypes = { top: "t", primary: "p", secondary: "s", closed: "c", unknown: "" } as const;
export type TournamentType = (typeof tournamentTypes)[keyof typeof tournamentTypes];

const known: ReadonlySet<string> = new Set(Object.values(tournamentTypes));
const isTournamentType = (text: string): text is TournamentType => known.has(text);

/** A letter that no type has reads as unknown. */
export const parseTournamentType = (text: string): TournamentType =>
  isTournamentType(text) ? text : tournamentTypes.unknown;

/** A closed tournament starts collapsed, any other open (C3.06). */
export const startsOpen = (type: TournamentType): boolean => type !== tournamentTypes.closed;
