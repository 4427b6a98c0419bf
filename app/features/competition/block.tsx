import { useId, type ReactNode } from "react";

/** The named blocks of pages of tournaments and participants (C2.13) that a competition has. */
export type BlockName =
  | "summary"
  | "summary-fixtures"
  | "summary-results"
  | "results"
  | "fixtures"
  | "standings_table"
  | "draw"
  | "participants_players"
  | "archive"
  // Ours: it is shown where the place allows odds.
  | "odds";

type BlockProps = {
  readonly name: BlockName;
  readonly title: string;
  /** What stands beside the title. */
  readonly state?: ReactNode;
  readonly more?: { readonly href: string; readonly text: string } | null;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Block({ name, title, state, more = null, className = "card", children }: BlockProps) {
  const id = useId();
  return (
    <section className={`${className} block`} data-block={name} aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>{title}</h2>
        {state}
        {more === null ? null : <a href={more.href}>{more.text}</a>}
      </div>
      {children}
    </section>
  );
}
