import path from "node:path";

/** How a file is named to the operator: with its folder, for many are called `cup.txt`. */
export const labelOf = (file: string): string => path.resolve(file).split(path.sep).slice(-2).join("/");

/** A fault's place in a file: "2022--qatar/cup.txt:31", "2025-26/fr.1.json: matches[1]". */
export const toWhereOf =
  (file: string) =>
  (position: string): string =>
    position.startsWith("line ") ? `${labelOf(file)}:${position.slice(5)}` : `${labelOf(file)}: ${position}`;
