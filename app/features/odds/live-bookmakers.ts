/** "16|5|141", or its items → the bookmakers that take bets on the running event (C3.03), in their order, without repetition. */
export function parseLiveBookmakers(text: string | readonly string[]): readonly number[] {
  const items = typeof text === "string" ? text.split("|") : text;
  return [...new Set(items.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))];
}
