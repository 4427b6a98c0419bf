/** How a prematch price may be followed to the bookmaker (C3.03). */
export const betslipModes = { off: 0, betslip: 1, deeplink: 2 } as const;
export type BetslipMode = keyof typeof betslipModes;

/** The mode of a cell; anything unknown is off, because a wrong betslip is worse than none. */
export function parseBetslipMode(value: unknown): BetslipMode {
  const text = String(value);
  if (text === "1") return "betslip";
  return text === "2" ? "deeplink" : "off";
}
