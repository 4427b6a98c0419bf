/** Whether a setting's new value is a change; 0 that becomes empty is none, both say "nothing chosen" (A5.06). */
export function isValueChange(before: unknown, after: unknown): boolean {
  if (isZero(before) && (after === "" || after === null || after === undefined)) return false;
  return before !== after;
}

const isZero = (value: unknown): boolean => value === 0 || value === "0";
