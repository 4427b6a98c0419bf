/**
 * How the history goes back from a page to the last one of a path, as the router counts: below 0, and 0 where none is known.
 *
 * @param trail the paths of the pages that led to this one, the oldest first
 */
export const stepsBack = (trail: readonly string[], path: string): number =>
  trail.includes(path) ? trail.lastIndexOf(path) - trail.length : 0;
