/** A row's cells by key. A model of its own: no code of the product reads or writes it. */
export type Cells = Readonly<Record<string, string>>;
export type Table = ReadonlyMap<string, Cells>;

export type Feed = { readonly seq: number; readonly body: string };

export type VirtualLedger = ReturnType<typeof createVirtualLedger>;

const toRow = (id: string, cells: Cells) =>
  `AA÷${id}¬${Object.entries(cells)
    .map(([key, value]) => `${key}÷${value}¬`)
    .join("")}~`;

/** The last numbers, rows and states of one subject, all of its past included. */
export function createVirtualLedger() {
  let rows: string[] = [];
  let states: Table[] = [new Map()];
  let history = 0;
  return {
    seq: () => rows.length,
    row: (seq: number) => rows[seq - 1] ?? "",
    /** Which history it is: another one after its state was lost. */
    history: () => history,
    state: (seq: number): Table => states[seq] ?? new Map(),
    change(id: string, cells: Cells) {
      const before = states.at(-1) ?? new Map<string, Cells>();
      states.push(new Map([...before, [id, { ...before.get(id), ...cells }]]));
      rows.push(toRow(id, cells));
    },
    feed(): Feed {
      const table = states.at(-1) ?? new Map<string, Cells>();
      return { seq: rows.length, body: [...table].map(([id, cells]) => toRow(id, cells)).join("") || "0" };
    },
    forgetAll() {
      rows = [];
      states = [new Map()];
      history += 1;
    },
  };
}

/** Rows as text, each with its id and its cells. */
export function readRows(body: string): readonly { readonly id: string; readonly cells: Cells }[] {
  return body
    .split("~")
    .filter((row) => row.startsWith("AA÷"))
    .map((row) => {
      const cells = row
        .split("¬")
        .filter((cell) => cell !== "")
        .map((cell) => cell.split("÷") as [string, string]);
      const { AA = "", ...others } = Object.fromEntries(cells);
      return { id: AA, cells: others };
    });
}

export const withRow = (table: Table, id: string, cells: Cells): Table =>
  new Map([...table, [id, { ...table.get(id), ...cells }]]);

export const sameTable = (one: Table, other: Table): boolean =>
  one.size === other.size && [...one].every(([id, cells]) => sameCells(cells, other.get(id)));

function sameCells(one: Cells, other: Cells | undefined): boolean {
  const keys = Object.keys(one);
  return (
    other !== undefined && keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
  );
}
