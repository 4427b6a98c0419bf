/** Spans and shares as an operator reads them at a glance. */

/** "12 s", "3 min", "5 h", "2 d"; "–" for none. */
export function spanWords(ms: number | null): string {
  if (ms === null) return "–";
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 100) return `${seconds} s`;
  if (seconds < 100 * 60) return `${Math.round(seconds / 60)} min`;
  const hours = Math.round(seconds / 3600);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

/** "97 %"; "–" of nothing. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.floor((100 * part) / whole)} %`;
