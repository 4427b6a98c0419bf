import type { MatchView } from "./standings-match.ts";

/** Points of a table. A late win or loss counts as any other unless it has points of its own. */
export type PointsRule = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly lateWin?: number;
  readonly lateLoss?: number;
  readonly bonus?: BonusRule;
};

/** Rugby's bonus points, one for each condition met. */
export type BonusRule = {
  /** A loss by at most this many points. */
  readonly losingWithin: number;
  /** This many tries, or this many more than the other side's. */
  readonly tries: { readonly kind: "at-least" | "more-than-conceded"; readonly count: number };
};

export function bonusPoints(view: MatchView, rule: BonusRule | undefined): number {
  if (rule === undefined) return 0;
  const counted = rule.tries.kind === "at-least" ? view.tries : view.tries - view.triesConceded;
  const forTries = counted >= rule.tries.count ? 1 : 0;
  const forClose = view.outcome === "loss" && view.conceded - view.scored <= rule.losingWithin ? 1 : 0;
  return forTries + forClose;
}

/** Points of a game without its bonus. */
export function gamePoints(view: MatchView, rule: PointsRule): number {
  if (view.outcome === "draw") return rule.draw;
  if (view.outcome === "win") return view.isLate ? (rule.lateWin ?? rule.win) : rule.win;
  return view.isLate ? (rule.lateLoss ?? rule.loss) : rule.loss;
}
