/** A text; `small` stands below it. */
export type Cell =
  | string
  | { readonly text: string; readonly small?: string; readonly level?: "fault" | "note" | "well" | null };

type TableProps = { readonly heads: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** The first cell of a row is its heading. A table that is wider than the page scrolls by itself. */
export const Table = ({ heads, rows }: TableProps) => (
  <div className="scroll">
    <table>
      <thead>
        <tr>
          {heads.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>{cells.map(toCell)}</tr>
        ))}
      </tbody>
    </table>
  </div>
);

function toCell(cell: Cell, index: number) {
  const { text, small = "", level = null } = typeof cell === "string" ? { text: cell } : cell;
  const Name = index === 0 ? "th" : "td";
  return (
    <Name key={index} scope={index === 0 ? "row" : undefined} className={level ?? undefined}>
      {text}
      {small === "" ? null : <small>{small}</small>}
    </Name>
  );
}
