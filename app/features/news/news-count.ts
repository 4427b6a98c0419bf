type Params = { readonly get: (name: string) => string | null };

/** Articles of a page of news (C9.04), and the feed's page that has so many. */
export const newsPages = { 3: "home", 15: "sport", 30: "all" } as const;
export type NewsCount = keyof typeof newsPages;
export const usualCount: NewsCount = 15;
export const mostCount: NewsCount = 30;

/** How many a query asks for (`?count=30`); the usual number for any other. */
export function parseNewsCount(params: Params): NewsCount {
  const text = params.get("count");
  return text === "3" ? 3 : text === "30" ? 30 : usualCount;
}

/** A path with the count that it means; the usual one is the path itself. */
export const withNewsCount = (path: string, count: NewsCount): string =>
  count === usualCount ? path : `${path}?count=${count}`;
