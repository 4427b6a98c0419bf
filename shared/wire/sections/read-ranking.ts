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

/** Sides that games compare with each other, by strength. */
export type StrengthGroup = Pick<RankingPage, "name" | "ranked" | "rows">;

/** A page of a ranking by strength. */
export type StrengthRanking = {
  /** One at least; only the first one has further pages. */
  readonly groups: readonly StrengthGroup[];
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
    rows: toRows(roots),
  };
}

const toRows = (roots: readonly TreeNode[]): readonly RankedRow[] =>
  roots
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
    }));

/** Reads a page of a ranking by strength (`str_`). It is null where there is none, and behind the last page. */
export function readStrengthRanking(body: string): StrengthRanking | null {
  const { roots } = decodeTree(body);
  const starts = roots.flatMap(({ tag }, index) => (tag === "RH" ? [index] : []));
  const head = roots[starts[0] ?? -1];
  if (head === undefined) return null;
  return {
    groups: starts.map((start, at) => toGroup(roots.slice(start, starts[at + 1]))),
    fromSeconds: numberOf(head, "RS") ?? 0,
    throughSeconds: numberOf(head, "RE") ?? 0,
    forecasts: numberOf(head, "RG") ?? 0,
    ours: Number(valueOf(head, "RO")),
    base: Number(valueOf(head, "RB")),
  };
}

function toGroup([head, ...rows]: readonly TreeNode[]): StrengthGroup {
  if (head === undefined) return { name: "", ranked: 0, rows: [] };
  return { name: valueOf(head, "RN"), ranked: numberOf(head, "RC") ?? 0, rows: toRows(rows) };
}

const valueOf = ({ properties }: TreeNode, name: string): string => properties.find(([key]) => key === name)?.[1] ?? "";

function numberOf(node: TreeNode, name: string): number | null {
  const value = valueOf(node, name);
  return /^-?\d+$/.test(value) ? Number(value) : null;
}
