/**
 * A parser as others write them for this format: it splits texts and knows nothing of our codecs, escapes or tables. A
 * row is its cells in order, because keys repeat.
 */
export type OutsideRow = { readonly kind: string; readonly cells: readonly (readonly [key: string, value: string])[] };

export const readOutside = (body: string): readonly OutsideRow[] =>
  body
    .split("~")
    .filter((text) => text !== "")
    .map((text) => {
      const cells = text
        .split("¬")
        .slice(0, -1)
        .map((cell) => {
          const [key = "", ...values] = cell.split("÷");
          return [key, values.join("÷")] as const;
        });
      return { kind: cells[0]?.[0] ?? "", cells };
    });

/** The first value of a key; undefined where the row has none. */
export const valueIn = ({ cells }: OutsideRow, key: string): string | undefined =>
  cells.find(([name]) => name === key)?.[1];

export const keysIn = ({ cells }: OutsideRow): readonly string[] => cells.map(([key]) => key);
