import type { ReactNode } from "react";
import { Redrawn } from "../rewritten/redrawn.tsx";

type PageColumnsProps = {
  readonly left?: ReactNode;
  /** The notice of betting; null where none is due. */
  readonly right?: ReactNode;
  /** Beside a list, where the window has room for it: below the notice. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** Up to three columns; the middle one is the page's content. Their widths are said before any of them comes: a page streams. */
export function PageColumns({ left, right, beside, children }: PageColumnsProps) {
  return (
    <div className={`columns${right ? " noticed" : ""}${beside ? " listed" : ""}`}>
      <Redrawn>{left}</Redrawn>
      <main id="main" tabIndex={-1}>
        <Redrawn>{children}</Redrawn>
      </main>
      {right || beside ? (
        <div className="aside">
          <Redrawn>{right}</Redrawn>
          <Redrawn>{beside}</Redrawn>
        </div>
      ) : null}
    </div>
  );
}
