import type { ReactNode } from "react";

type PageColumnsProps = {
  readonly left?: ReactNode;
  /** The notice of betting; null where none is due. */
  readonly right?: ReactNode;
  readonly children: ReactNode;
};

/** Up to three columns; the middle one is the page's content. Their widths are said before any of them comes: a page streams. */
export function PageColumns({ left, right, children }: PageColumnsProps) {
  return (
    <div className={right ? "columns noticed" : "columns"}>
      {left}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {right}
    </div>
  );
}
