/** A participant's place: "T5" for a tied golfer, "5." for anyone else (C9.09). Empty without a rank. */
export function formatRank(rank: number | null, isTiedInGolf: boolean): string {
  if (rank === null || rank < 1) return "";
  return isTiedInGolf ? `T${rank}` : `${rank}.`;
}
