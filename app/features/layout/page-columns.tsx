import type { ReactNode } from "react";

type PageColumnsProps = {
  readonly left?: ReactNode;
  /** The notice of betting; null where none is due. */
  readonly right?: ReactNode;
  /** A list keeps its third column where that is wide enough, whatever comes into it later. */
  readonly isList?: boolean;
  readonly children: ReactNode;
};

/** Up to three columns; the middle one is the page's content. Their widths are said before any of them comes: a page streams. */
export function PageColumns({ left, right, isList, children }: PageColumnsProps) {
  return (
    <div className={`columns${right ? " noticed" : ""}${isList ? " listed" : ""}`}>
      {left}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {right}
    </div>
  );
}
