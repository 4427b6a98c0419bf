/** Where operators see how the site is doing: a page, and the same as JSON. */
export const statusPaths = { page: "/status", json: "/status.json" } as const;
