/** Delays before a page does again, or late, what is costly (C9.07), in milliseconds. */
export const pageTimingMs = {
  /** Changes of one such span are drawn together. */
  redraw: 100,
  /** Odds wait for the scores. */
  oddsLoad: 100,
  /** The first feed of a page that needs less than the full one. */
  firstPartialFeed: 10,
} as const;
