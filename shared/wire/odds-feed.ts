import { isInvented } from "../betting/bookmaker.ts";
import { decodeRows, emptyBody, encodeRow, type Cell } from "./codec.ts";

/** One bookmaker's prices of one event: outcomes in the order 1, X, 2 (or 1, 2). Decimal odds. */
export type OddsRow = {
  readonly eventId: string;
  readonly bookmakerId: number;
  readonly outcomes: readonly OddsOutcome[];
};
export type OddsOutcome = {
  /** Current price, null when the market is suspended. */
  readonly price: number | null;
  /** The price before it, or the opening price. */
  readonly previous: number | null;
};

/** A, B and C mean 1, X and 2; a bet without a draw has no B. */
const outcomeKeys = ["A", "B", "C"];
const outcomeKeysWithoutDraw = ["A", "C"];

export function encodeOddsRow(odds: OddsRow): string {
  const cells: Cell[] = [
    ["AA", odds.eventId],
    ["AY", "1"],
    ["ODA", String(odds.bookmakerId)],
  ];
  const sides = odds.outcomes.length === 2 ? outcomeKeysWithoutDraw : outcomeKeys;
  odds.outcomes.forEach((outcome, index) => {
    const side = sides[index];
    if (side === undefined) return;
    cells.push([`X${side}`, toPriceText(outcome.price)], [`Y${side}`, toPriceText(outcome.previous)]);
    cells.push(["MG", String(toMovement(outcome))]);
  });
  // Prices of the built-in world say so.
  if (isInvented(odds.bookmakerId)) cells.push(["TSM", "1"]);
  return encodeRow(cells);
}

/** @param toText writes a row; one that has written it before need not do so again */
export function encodeOddsFeed(
  sportId: number,
  rows: readonly OddsRow[],
  toText: (row: OddsRow) => string = encodeOddsRow,
): string {
  if (rows.length === 0) return emptyBody;
  return encodeRow([["SA", String(sportId)]]) + rows.map(toText).join("");
}

/** A row that names no bookmaker is of the same one as the row before it. */
export function decodeOddsRows(body: string): readonly OddsRow[] {
  const odds: OddsRow[] = [];
  let bookmakerId: number | undefined;
  for (const row of decodeRows(body).rows) {
    if (row[0]?.[0] !== "AA") continue;
    const cells = new Map(row);
    bookmakerId = Number(cells.get("ODA") ?? bookmakerId);
    const outcomes = outcomeKeys
      .filter((side) => cells.has(`X${side}`))
      .map((side) => ({ price: parsePrice(cells.get(`X${side}`)), previous: parsePrice(cells.get(`Y${side}`)) }));
    if (bookmakerId > 0) odds.push({ eventId: row[0][1], bookmakerId, outcomes });
  }
  return odds;
}

/** 0 none, 1 up, 2 down. */
function toMovement({ price, previous }: OddsOutcome): 0 | 1 | 2 {
  if (price === null || previous === null || price === previous) return 0;
  return price > previous ? 1 : 2;
}

const toPriceText = (price: number | null) => (price === null ? "" : price.toFixed(2));

function parsePrice(text: string | undefined): number | null {
  const price = Number(text);
  return price > 1 ? price : null;
}
