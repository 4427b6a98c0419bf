import type { ReactNode } from "react";

type PageColumnsProps = {
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
};

/** Up to three columns; the middle one is the page's content. */
export function PageColumns({ left, right, children }: PageColumnsProps) {
  return (
    <div className="columns">
      {left}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {right}
    </div>
  );
}
