import type { ReactNode } from "react";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";

type FieldTableProps = {
  readonly title: string;
  /** Cells of the head. */
  readonly heads: ReactNode;
  /** Rows of the body. */
  readonly children: ReactNode;
};

/** A card with one table of starters. The table's region has the title as its name, so the card has none. */
export function FieldTable({ title, heads, children }: FieldTableProps) {
  return (
    <div className="card">
      <h2>{title}</h2>
      <ScrollRegion className="field-table" label={title}>
        <table>
          <thead>
            <tr>{heads}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
