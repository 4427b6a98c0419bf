/** How a place is marked that several share: "T2" in golf, "2=" in all else. */
export type Tie = "none" | "golf" | "equal";

/** A participant's place: "T5" for a tied golfer, "5=" for others who share a place, "5." for anyone else (C9.09). Empty without a rank. */
export function formatRank(rank: number | null, tie: Tie): string {
  if (rank === null || rank < 1) return "";
  return tie === "golf" ? `T${rank}` : tie === "equal" ? `${rank}=` : `${rank}.`;
}
