import { fieldsOf } from "../../../shared/json/record.ts";

/**
 * How many entries of the history lie between a page and the last one of a path; 0 where none is known.
 *
 * @param state of the page's entry: `trail` has the paths of the pages that led to it, the oldest first
 */
export function stepsBack(state: unknown, path: string): number {
  const { trail } = fieldsOf(state);
  return Array.isArray(trail) && trail.includes(path) ? trail.length - trail.lastIndexOf(path) : 0;
}
