/** "16|5|141" → the bookmakers that take bets on the running event (C3.03), in their order, without repetition. */
export function parseLiveBookmakers(text: string): readonly number[] {
  const ids = text.split("|").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))];
}

export const formatLiveBookmakers = (bookmakerIds: readonly number[]): string => bookmakerIds.join("|");
