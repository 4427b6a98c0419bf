/** When a game that a search finds is, in the order in which they are listed: it runs, it comes, it was. */
export const gameTimes = ["live", "next", "last"] as const;
export type GameTime = (typeof gameTimes)[number];
