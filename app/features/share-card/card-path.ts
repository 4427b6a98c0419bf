/** The address of the picture that others show with a link to a match, the same in every language. */
export const cardPath = (eventId: string): string => `/match/${eventId}.svg`;

/** The match whose picture is at a path; null for any other path. */
export const eventOfCardPath = (path: string): string | null =>
  /^\/match\/([A-Za-z0-9]{8,16})\.svg$/.exec(path)?.[1] ?? null;

export const cardSize = { width: 1200, height: 630 } as const;
