/** What a visitor may want to hear of a game, on open pages and while the site is closed. */
export const newsKinds = ["score", "card", "period", "start", "end"] as const;
export type NewsKind = (typeof newsKinds)[number];

export const isNewsKind = (value: unknown): value is NewsKind => newsKinds.some((kind) => kind === value);
