import { decodeTree, type TreeNode } from "../tree.ts";

export type RankedRow = {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly points: string;
  /** Ranks won (or, negative, lost); null for a new entry. */
  readonly movement: number | null;
  readonly nation: string;
  readonly flag: string;
};
export type RankingPage = {
  readonly name: string;
  /** Since when it is valid; null for one that moves with each result. */
  readonly sinceSeconds: number | null;
  /** How many are ranked on all its pages. */
  readonly ranked: number;
  readonly rows: readonly RankedRow[];
};

/** A page of a ranking by strength. Its name is that of its country; "" for a whole sport. */
export type StrengthRankingPage = RankingPage & {
  /** The first and the last day with counted games, by their start in unix seconds. */
  readonly fromSeconds: number;
  readonly throughSeconds: number;
  /** Games foretold, the mean Brier score of these forecasts, and that of the shares of outcomes. */
  readonly forecasts: number;
  readonly ours: number;
  readonly base: number;
};

/** A page of a ranking (`ran_`, `ral_`); null behind the last one. */
export function readRanking(body: string): RankingPage | null {
  const { roots } = decodeTree(body);
  const head = roots.find(({ tag }) => tag === "RH");
  if (head === undefined) return null;
  return {
    name: valueOf(head, "RN"),
    sinceSeconds: numberOf(head, "RU"),
    ranked: numberOf(head, "RC") ?? 0,
    rows: roots
      .filter(({ tag }) => tag === "RW")
      .map((row) => ({
        rank: numberOf(row, "RA") ?? 0,
        id: valueOf(row, "PI"),
        name: valueOf(row, "PN"),
        path: valueOf(row, "PU"),
        points: valueOf(row, "RP"),
        movement: numberOf(row, "RM"),
        nation: valueOf(row, "CN"),
        flag: valueOf(row, "CF"),
      })),
  };
}

/** A page of a ranking by strength (`str_`); null where there is none, and behind the last page. */
export function readStrengthRanking(body: string): StrengthRankingPage | null {
  const ranking = readRanking(body);
  const head = decodeTree(body).roots.find(({ tag }) => tag === "RH");
  if (ranking === null || head === undefined) return null;
  return {
    ...ranking,
    fromSeconds: numberOf(head, "RS") ?? 0,
    throughSeconds: numberOf(head, "RE") ?? 0,
    forecasts: numberOf(head, "RG") ?? 0,
    ours: Number(valueOf(head, "RO")),
    base: Number(valueOf(head, "RB")),
  };
}

const valueOf = ({ properties }: TreeNode, name: string): string => properties.find(([key]) => key === name)?.[1] ?? "";

function numberOf(node: TreeNode, name: string): number | null {
  const value = valueOf(node, name);
  return /^-?\d+$/.test(value) ? Number(value) : null;
}
