/** Operators see the site's state here: as a page, and as JSON. */
export const statusPaths = { page: "/status", json: "/status.json" } as const;
