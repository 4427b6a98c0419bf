export type TableColumn =
  | "rank"
  | "team"
  | "played"
  | "wins"
  | "overtimeWins"
  | "penaltyWins"
  | "draws"
  | "overtimeLosses"
  | "penaltyLosses"
  | "losses"
  | "goals"
  | "difference"
  | "percentage"
  | "points";

/** Results that have a column in the tables only where they have happened. */
export type TableTraits = {
  readonly hasOvertime: boolean;
  readonly hasShootOuts: boolean;
  readonly hasDraws: boolean;
  /** The sport has no draws: its table needs no column of them. */
  readonly isNeverLevel: boolean;
  /** The share of games won is what counts. */
  readonly byPercentage: boolean;
};

/**
 * The columns of a sport's table: draws, overtime and penalties have one where any row has them. A table by percentage counts a win
 * after overtime as any other.
 */
export const tableColumns = ({
  hasOvertime,
  hasShootOuts,
  hasDraws,
  isNeverLevel,
  byPercentage,
}: TableTraits): readonly TableColumn[] => {
  const [late, shootOuts] = [hasOvertime && !byPercentage, hasShootOuts && !byPercentage];
  return [
    "rank",
    "team",
    "played",
    "wins",
    ...(late ? (["overtimeWins"] as const) : []),
    ...(shootOuts ? (["penaltyWins"] as const) : []),
    ...(hasDraws || !(hasOvertime || hasShootOuts || byPercentage || isNeverLevel) ? (["draws"] as const) : []),
    ...(late ? (["overtimeLosses"] as const) : []),
    ...(shootOuts ? (["penaltyLosses"] as const) : []),
    "losses",
    "goals",
    "difference",
    ...(byPercentage ? (["percentage"] as const) : []),
    "points",
  ];
};
