/**
 * Whether a setting's new value is a change; from 0 to empty is not a change, because both mean "nothing chosen"
 * (A5.06).
 */
export function isValueChange(before: unknown, after: unknown): boolean {
  if (isZero(before) && (after === "" || after === null || after === undefined)) return false;
  return before !== after;
}

const isZero = (value: unknown): boolean => value === 0 || value === "0";
