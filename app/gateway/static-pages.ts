/**
 * Pages that say that there is no other: not found, and not available without a network. They are the same for all visitors and
 * change with a deployment only. Their paths are internal: visitors cannot request them.
 */
export const staticPages = { notFound: "/-/not-found", offline: "/-/offline" } as const;
export type StaticPage = keyof typeof staticPages;

export const isStaticPage = (pathname: string): boolean => Object.values<string>(staticPages).includes(pathname);

export const staticLifetime = { freshSeconds: 300, staleSeconds: 86_400 };
