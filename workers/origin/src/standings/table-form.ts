import { winners } from "../../../../shared/timeline/winner.ts";
import { formOf, type Form } from "../../../../shared/timeline/form.ts";
import type { SeasonMatch } from "./season-match.ts";
import { matchWinner, type DatedMatch } from "../../../../shared/standings/standings-match.ts";
import type { StandingsScope } from "../../../../shared/standings/tally.ts";

export type FormEntry = { readonly match: SeasonMatch; readonly form: Form };
export type TableForm = {
  /** The first game that has not begun. */
  readonly next: SeasonMatch | null;
  /** Newest first. */
  readonly last: readonly FormEntry[];
};

/** The next and the last games of everybody, as the form column of a table of that scope shows them. */
export function toForms(
  matches: readonly SeasonMatch[],
  scope: StandingsScope,
  count: number,
): ReadonlyMap<string, TableForm> {
  const forms = new Map<string, { next: SeasonMatch | null; last: FormEntry[] }>();
  const formsOf = (id: string) => {
    const known = forms.get(id);
    if (known !== undefined) return known;
    const fresh = { next: null, last: [] };
    forms.set(id, fresh);
    return fresh;
  };
  for (const season of matches.toSorted((a, b) => b.startSeconds - a.startSeconds)) {
    for (const side of sidesIn[scope]) {
      const form = formsOf(season[side === 1 ? "home" : "away"].id);
      // The games come newest first: the last one to set it is the nearest.
      if (season.phase === "coming") form.next = season;
      if (season.phase !== "over" || season.match === null || form.last.length === count) continue;
      const own = matchForm(season.match, side);
      if (own !== null) form.last.push({ match: season, form: own });
    }
  }
  return forms;
}

const sidesIn = { overall: [1, 2], home: [1], away: [2] } as const;

/** A game from one side's view. One that was decided late was level at full time, unless the source says otherwise. */
export const matchForm = (match: DatedMatch, side: 1 | 2): Form | null =>
  formOf({
    side,
    winner: matchWinner(match),
    fullTimeWinner: match.fullTimeWinner ?? (match.lateWinner === undefined ? matchWinner(match) : winners.draw),
    isAfterExtraTime: match.lateWinner !== undefined || match.fullTimeWinner !== undefined,
  });
