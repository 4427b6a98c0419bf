import type { WinProbability } from "./win-probability.ts";

/** The figures of an ordered logistic regression of the outcome on the difference of the ranks. */
export type OrderModel = {
  /** The log-odds of a home win and of an away win between sides of the same rank. */
  readonly home: number;
  readonly away: number;
  /** What the whole table between the two sides adds to the one and takes from the other. */
  readonly slope: number;
};

/** Fitted by `node scripts/fit-order.ts` on openfootball/football.json (CC0), eight seasons of leagues up to 2024-25; 30 November 2026 (docs/models.md). */
export const orderModel: OrderModel = { home: -0.28, away: -0.863, slope: 1.534 };

/** Where both sides stand before a match: ranks from 1, of so many teams. */
export type TablePositions = { readonly home: number; readonly away: number; readonly teams: number };

/** From -1 (the last side receives the first one) to 1. */
export const rankLead = ({ home, away, teams }: TablePositions): number => (away - home) / Math.max(1, teams - 1);

/** The chances of a match by the order of the table alone: neither points nor goals count. */
export function orderForecast(positions: TablePositions, model: OrderModel = orderModel): WinProbability {
  const lead = rankLead(positions);
  const home = logistic(model.home + model.slope * lead);
  const away = logistic(model.away - model.slope * lead);
  return { home, draw: 1 - home - away, away };
}

const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
