import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Pair, Result } from "../../../shared/timeline/incident.ts";

const pair = String.raw`\d{1,3}-\d{1,3}`;
const brackets = String.raw`\(\s*(${pair})(?:\s*,\s*(${pair}))?\s*\)`;
const extra = String.raw`(${pair})\s+a\.?e\.?t\.?`;
const shootOut = String.raw`(${pair})\s+pen\.?`;

type Groups = readonly (Pair | null)[];
type ScoreForm = { readonly pattern: RegExp; readonly toResult: (groups: Groups) => Result };

const toResult = (statusId: number, halfTime: Pair | null, fullTime: Pair | null): Result => ({
  status: statusId,
  halfTime,
  fullTime,
  extraTime: null,
  shootOut: null,
});
const none = null;
const form = (source: string, to: ScoreForm["toResult"]): ScoreForm => ({
  pattern: new RegExp(`^${source}$`),
  toResult: to,
});

/** Every way in which Football.TXT writes a score. Brackets hold regular time and, after a comma, half-time. */
const forms: readonly ScoreForm[] = [
  form(`(${pair})`, ([full = none]) => toResult(eventStatus.finished, null, full)),
  form(String.raw`(${pair})\s*\(\s*(${pair})\s*\)`, ([full = none, half = none]) =>
    toResult(eventStatus.finished, half, full),
  ),
  form(String.raw`${extra}(?:\s*${brackets})?`, ([et = none, full = none, half = none]) => ({
    ...toResult(eventStatus.afterExtraTime, half, full),
    extraTime: et,
  })),
  // Histories: regular time behind, without brackets.
  form(String.raw`${extra}\s+(${pair})`, ([et = none, full = none]) => ({
    ...toResult(eventStatus.afterExtraTime, null, full),
    extraTime: et,
  })),
  // English order: the shoot-out comes first.
  form(String.raw`${shootOut}(?:\s*${brackets})?`, ([p = none, full = none, half = none]) => ({
    ...toResult(eventStatus.afterPenalties, half, full),
    shootOut: p,
  })),
  form(String.raw`(${pair})\s*,\s*${shootOut}`, ([full = none, p = none]) => ({
    ...toResult(eventStatus.afterPenalties, null, full),
    shootOut: p,
  })),
  form(String.raw`${shootOut}\s+${extra}(?:\s*${brackets})?`, ([p = none, et = none, full = none, half = none]) => ({
    ...toResult(eventStatus.afterPenalties, half, full),
    extraTime: et,
    shootOut: p,
  })),
  // World Cup order: the shoot-out comes last.
  form(
    String.raw`${extra}(?:\s*${brackets})?\s*,\s*${shootOut}`,
    ([et = none, full = none, half = none, p = none]) => ({
      ...toResult(eventStatus.afterPenalties, half, full),
      extraTime: et,
      shootOut: p,
    }),
  ),
];

/** Finds where a score may be in a line; `parseScore` decides whether it is one. */
export const scoreSource = String.raw`${pair}(?:\s*(?:\([\d\s,-]*\)|,\s*(?=\d)|a\.?e\.?t\.?|pen\.?|(?<=t\.?\s+)${pair}(?=\s)|${pair}(?=\s+(?:a\.?e|pen))))*`;

/**
 * Converts the bracket that histories write after the away side, "(aet)", "(aet, 4-2 pen)" or "(4-2 pen)", to the text that
 * `parseScore` reads after the score. Returns null for any other bracket.
 */
export function toBehindScore(bracket: string): string | null {
  const match =
    /^\(\s*(?:(aet|a\.e\.t\.?)(?:\/gg|, gg|\/sg)?)?[,;\s]*(?:(\d{1,2}-\d{1,2}) (?:pen|on pens|pso)\.?)?\s*\)$/i.exec(
      bracket,
    );
  const [, extraTime, penalties] = match ?? [];
  if (extraTime === undefined && penalties === undefined) return null;
  return [extraTime === undefined ? "" : " a.e.t.", penalties === undefined ? "" : `, ${penalties} pen.`].join("");
}

/** "1-1 a.e.t. (1-1, 0-1), 3-4 pen." → the result; null for anything that is not a score. */
export function parseScore(text: string): Result | null {
  for (const { pattern, toResult: to } of forms) {
    const match = pattern.exec(text.trim());
    if (match !== null) return to(match.slice(1).map(toPair));
  }
  return null;
}

function toPair(text: string | undefined): Pair | null {
  const [home, away] = (text ?? "").split("-").map(Number);
  return home === undefined || away === undefined ? null : [home, away];
}
