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

/** What of somebody's results in the tables has a column only where it has happened. */
export type TableTraits = {
  readonly hasOvertime: boolean;
  readonly hasShootOuts: boolean;
  readonly hasDraws: boolean;
  /** The share of games won is what counts. */
  readonly byPercentage: boolean;
};

/** The columns of a sport's table: draws, overtime and penalties stand in it where somebody has them. */
export const tableColumns = ({
  hasOvertime,
  hasShootOuts,
  hasDraws,
  byPercentage,
}: TableTraits): readonly TableColumn[] => [
  "rank",
  "team",
  "played",
  "wins",
  ...(hasOvertime ? (["overtimeWins"] as const) : []),
  ...(hasShootOuts ? (["penaltyWins"] as const) : []),
  ...(hasDraws || !(hasOvertime || hasShootOuts || byPercentage) ? (["draws"] as const) : []),
  ...(hasOvertime ? (["overtimeLosses"] as const) : []),
  ...(hasShootOuts ? (["penaltyLosses"] as const) : []),
  "losses",
  "goals",
  "difference",
  ...(byPercentage ? (["percentage"] as const) : []),
  "points",
];
