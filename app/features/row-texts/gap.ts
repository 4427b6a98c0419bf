import type { RaceTexts } from "../../../shared/texts/shared-texts.ts";

/**
 * A gap as the list shows it (C9.09): a plus before positive values. `gap` is a number of seconds or points, or the text
 * of a source ("12.345", "+1:02.3").
 */
export function formatGap(gap: number | string): string {
  const text = String(gap).trim();
  return /^(?![0.:]*$)\d/.test(text) ? `+${text}` : text;
}

/** How many laps a participant is behind: "+1 tour", "+3 laps"; empty when not a whole lap. */
export const formatLapsBehind = (laps: number, { laps: inWords }: RaceTexts): string =>
  laps < 1 ? "" : `+${inWords({ count: laps })}`;
