/** The kinds of game news that a visitor can choose, for open pages and for while the site is closed. */
export const newsKinds = ["score", "card", "period", "start", "end"] as const;
export type NewsKind = (typeof newsKinds)[number];

export const isNewsKind = (value: unknown): value is NewsKind => newsKinds.some((kind) => kind === value);
