import type { BetType } from "../../../../shared/betting/bet-types.ts";
import type { Offer } from "../../../../shared/wire/sections/read-match-odds.ts";
import type { ShownBookmaker } from "../../legal/betting-view.ts";
import { compareOdds } from "../../odds/odds-comparison.ts";

export type ShownPrice = {
  readonly price: number | null;
  /** Null for a price that has not changed since it opened. */
  readonly opening: number | null;
  readonly movement: "" | "up" | "down";
  readonly isBest: boolean;
};
export type ShownOffer = {
  readonly bookmaker: ShownBookmaker;
  readonly prices: readonly ShownPrice[];
  readonly isSuspended: boolean;
};

/** A line's offers by the permitted bookmakers, in their order. A suspended offer is never the best. */
export function compareOffers(offers: readonly Offer[], bookmakers: readonly ShownBookmaker[]): readonly ShownOffer[] {
  const open = offers.filter(({ isSuspended }) => !isSuspended);
  const rows = open.map(({ bookmakerId, prices }) => ({
    bookmakerId,
    outcomes: prices.map(({ price, opening }) => ({ price, previous: opening })),
  }));
  const compared = compareOdds(rows, bookmakers);
  return bookmakers.flatMap((bookmaker): ShownOffer[] => {
    const offer = offers.find(({ bookmakerId }) => bookmakerId === bookmaker.id);
    if (offer === undefined) return [];
    const shown = compared.find((line) => line.bookmaker.id === bookmaker.id);
    const prices = offer.prices.map((price, index): ShownPrice => {
      const { movement, isBest } = shown?.prices[index] ?? { movement: "", isBest: false };
      return { ...price, movement, isBest };
    });
    return [{ bookmaker, prices, isSuspended: shown === undefined }];
  });
}

/** The share of all stakes that a bookmaker pays out, in percent; null if some outcome has no price. */
export function payoutOf(betType: BetType, prices: readonly { readonly price: number | null }[]): number | null {
  const known = prices.flatMap(({ price }) => (price === null ? [] : [price]));
  if (known.length < prices.length || known.length < 2) return null;
  const sum = known.reduce((total, price) => total + 1 / price, 0);
  // Two of the three outcomes of a double chance win.
  return (betType === "DOUBLE_CHANCE" ? 200 : 100) / sum;
}
