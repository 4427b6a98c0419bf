import { toXmlText } from "../features/documents/xml.ts";

/** A text; `small` stands below it. */
export type Cell =
  | string
  | { readonly text: string; readonly small?: string; readonly level?: "fault" | "note" | "well" | null };

/** The first cell of a row is its heading. A table that is wider than the page scrolls by itself. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text) => `<th scope="col">${toXmlText(text)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map(toCell).join("")}</tr>`).join("");
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function toCell(cell: Cell, index: number): string {
  const { text, small = "", level = null } = typeof cell === "string" ? { text: cell } : cell;
  const name = index === 0 ? 'th scope="row"' : "td";
  const below = small === "" ? "" : `<small>${toXmlText(small)}</small>`;
  const colour = level === null ? "" : ` class="${level}"`;
  return `<${name}${colour}>${toXmlText(text)}${below}</${index === 0 ? "th" : "td"}>`;
}
