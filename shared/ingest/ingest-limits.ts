/** The limits of one request to the ingest API. Importers cut their batches by these numbers. */

/** Well below a Worker's memory, which must also hold the parsed body. */
export const mostBodyBytes = 8 * 1024 * 1024;

/** Records of one kind in a batch. */
export const mostRecords = { leagues: 500, events: 5_000, incidents: 2_000, quotes: 2_000 } as const;

/**
 * The most incidents of one event. Of 79,731 real matches the longest timeline has 475 incidents (a cricket match of
 * 240 balls: 213 points, 260 facts); a match of five days has eleven times the balls.
 */
export const mostIncidents = 8_000;
