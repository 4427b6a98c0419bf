import type { ReactNode } from "react";

type RankingProps = {
  readonly label: string;
  /** The best one and its value, which are seen while the ranking is closed. */
  readonly best: ReactNode;
  readonly value: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** A statistic with its best one, which opens to the whole ranking. */
export function Ranking({ label, best, value, isOpen, children }: RankingProps) {
  return (
    <details className="ranking" open={isOpen}>
      <summary>
        <span className="of-label">{label}</span> <span className="of-best">{best}</span> <b dir="ltr">{value}</b>
      </summary>
      {children}
    </details>
  );
}

type RankCellProps = { readonly rank: number; readonly isShared: boolean };

/** A rank that the row above has as well is read aloud, and not shown again. */
export function RankCell({ rank, isShared }: RankCellProps) {
  return <td className="of-rank">{isShared ? <span className="sr-only">{rank}</span> : rank}</td>;
}
