/** The names of a main bet's outcomes, "1", "N", "2"; a bet without a draw has the outer two. */
export const toOutcomeNames = (outcomes: readonly string[], count: number): readonly string[] =>
  count === 2 ? outcomes.filter((_, index) => index !== 1) : outcomes;
