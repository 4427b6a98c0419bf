import path from "node:path";

/** How a file is named to the operator: with its folder, for many are called `cup.txt`. */
export const labelOf = (file: string): string => path.resolve(file).split(path.sep).slice(-2).join("/");

/** A fault's place in a file: "2022--qatar/cup.txt:31", "2025-26/fr.1.json: matches[1]". */
export const toWhereOf =
  (file: string) =>
  (position: string): string =>
    position.startsWith("line ") ? `${labelOf(file)}:${position.slice(5)}` : `${labelOf(file)}: ${position}`;

const endingOf = (file: string, length: number) => path.resolve(file).split(path.sep).slice(-length).join("/");

/**
 * Returns a prefix for each file's label. If several files have the same label, it has as many more folders as distinguish
 * them ("england/" for "england/2024-25/1.txt"); otherwise it is empty.
 */
export function prefixesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const distinct = [...new Set(files)];
  const sameLabel = new Map<string, string[]>();
  for (const file of distinct) sameLabel.set(labelOf(file), [...(sameLabel.get(labelOf(file)) ?? []), file]);
  return new Map(
    distinct.map((file) => {
      const parts = path.resolve(file).split(path.sep);
      const others = (sameLabel.get(labelOf(file)) ?? []).filter((other) => other !== file);
      let length = 2;
      while (length < parts.length && others.some((other) => endingOf(other, length) === endingOf(file, length)))
        length += 1;
      return [
        file,
        parts
          .slice(-length, -2)
          .map((part) => `${part}/`)
          .join(""),
      ];
    }),
  );
}
