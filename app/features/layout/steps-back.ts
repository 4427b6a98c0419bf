import { fieldsOf } from "../../../shared/json/record.ts";

/** The paths of the pages that led to this one, in the state of its entry in the history; the first one is the oldest. */
export const trailOf = (state: unknown): readonly string[] => {
  const { trail } = fieldsOf(state);
  return Array.isArray(trail) ? trail : [];
};

/** How many entries of the history lie between a page and the last one of a path; 0 where none is known. */
export const stepsBack = (trail: readonly string[], path: string): number =>
  trail.includes(path) ? trail.length - trail.lastIndexOf(path) : 0;
