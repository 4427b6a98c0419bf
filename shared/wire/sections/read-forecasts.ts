import { forecastsSection } from "./forecasts-section.ts";

/** Forecasts whose chance lies between two tenths. */
export type ForecastBin = {
  readonly count: number;
  /** The mean of the chances, from 0 to 1. */
  readonly expected: number;
  /** How many came true. */
  readonly happened: number;
};

/** Mean scores; 0 is perfect. Brier goes to 2, the ranked probability score to 1. */
export type ForecastScore = { readonly brier: number; readonly ranked: number };
/** `margin`: half the width of the 95 % interval of the difference of the Brier score and ours. */
export type RivalScore = ForecastScore & { readonly margin: number };

export type SeasonForecasts = {
  /** As "2026-27"; empty for all seasons together. */
  readonly season: string;
  readonly matches: number;
  readonly ours: ForecastScore;
  readonly base: RivalScore;
  /** By the table's order alone; null where some matches have no table. */
  readonly order: RivalScore | null;
};

export type Forecasts = {
  readonly matches: number;
  readonly unknown: number;
  /** The first and the last start, in unix seconds. */
  readonly from: number;
  readonly to: number;
  /** The shares of home wins, draws and away wins, from 0 to 1. */
  readonly base: readonly number[];
  /** Ten, from "0 to 10 %" on. */
  readonly bins: readonly ForecastBin[];
  /** The newest one first. */
  readonly seasons: readonly SeasonForecasts[];
  readonly whole: SeasonForecasts;
};

type Row = ReturnType<typeof forecastsSection.decode>["rows"][number];
type FieldsOf<Kind extends Row["kind"]> = Extract<Row, { readonly kind: Kind }>["fields"];

/** Null for a body without forecasts. */
export function readForecasts(body: string): Forecasts | null {
  const bins: ForecastBin[] = [];
  const scores: SeasonForecasts[] = [];
  let judged: FieldsOf<"judged"> | null = null;
  for (const row of forecastsSection.decode(body).rows) {
    if (row.kind === "judged") judged = row.fields;
    else if (row.kind === "season") scores.push(toScores(row.fields));
    else {
      const { count, expected, happened } = row.fields;
      bins.push({ count: count ?? 0, expected: expected ?? 0, happened: happened ?? 0 });
    }
  }
  const whole = scores.find(({ season }) => season === "");
  if (judged === null || whole === undefined) return null;
  return {
    matches: judged.matches ?? 0,
    unknown: judged.unknown ?? 0,
    from: judged.from ?? 0,
    to: judged.to ?? 0,
    base: (judged.base ?? []).map((share) => share / 1000),
    bins,
    seasons: scores.filter(({ season }) => season !== ""),
    whole,
  };
}

function toScores(fields: FieldsOf<"season">): SeasonForecasts {
  const { season, matches, brier, ranked, baseBrier, baseRanked, baseMargin } = fields;
  const { orderBrier, orderRanked, orderMargin } = fields;
  const order =
    typeof orderBrier === "number" && typeof orderRanked === "number"
      ? { brier: orderBrier, ranked: orderRanked, margin: orderMargin ?? 0 }
      : null;
  return {
    season: season ?? "",
    matches: matches ?? 0,
    ours: { brier: brier ?? 0, ranked: ranked ?? 0 },
    base: { brier: baseBrier ?? 0, ranked: baseRanked ?? 0, margin: baseMargin ?? 0 },
    order,
  };
}
