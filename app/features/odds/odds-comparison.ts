import type { OddsRow } from "../../../shared/wire/odds-feed.ts";
import type { ShownBookmaker } from "../legal/betting-view.ts";
import { movementOf } from "./price-text.ts";

export type ComparedPrice = {
  readonly price: number | null;
  readonly movement: "" | "up" | "down";
  /** No other bookmaker pays more, and some pay less or nothing. */
  readonly isBest: boolean;
};
export type ComparedBookmaker = { readonly bookmaker: ShownBookmaker; readonly prices: readonly ComparedPrice[] };

/** The prices of one event, a line per bookmaker that has any, in the bookmakers' order. */
export function compareOdds(
  rows: readonly Pick<OddsRow, "bookmakerId" | "outcomes">[],
  bookmakers: readonly ShownBookmaker[],
): readonly ComparedBookmaker[] {
  const lines = bookmakers.flatMap((bookmaker) => {
    const row = rows.find(({ bookmakerId }) => bookmakerId === bookmaker.id);
    const hasPrice = row?.outcomes.some(({ price }) => price !== null) === true;
    return row === undefined || !hasPrice ? [] : [{ bookmaker, outcomes: row.outcomes }];
  });
  const pricesAt = (index: number) => lines.map(({ outcomes }) => outcomes[index]?.price ?? 0);
  return lines.map(({ bookmaker, outcomes }) => ({
    bookmaker,
    prices: outcomes.map((outcome, index) => {
      const { price } = outcome;
      const others = pricesAt(index);
      const isBest = price !== null && price === Math.max(...others) && others.some((other) => other < price);
      return { price, movement: movementOf(outcome), isBest };
    }),
  }));
}
