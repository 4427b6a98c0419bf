import { readFileSync } from "node:fs";
import { root } from "./workers.ts";

/** A change that was tried, as Stryker says it. Lines and columns count from 1. */
export type TriedChange = {
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
};
type Place = { readonly line: number; readonly column: number };

/** Whether no test noticed the change. A text that only a log or a bug's error says counts for nothing. */
export function hasSurvived({ status, mutatorName, fileName, location }: TriedChange): boolean {
  if (status !== "Survived" && status !== "NoCoverage") return false;
  return !(mutatorName === "StringLiteral" && /console\.|Error\(/.test(readLine(fileName, location.start.line)));
}

function readLine(fileName: string, line: number): string {
  return readFileSync(fileName, "utf8").split("\n")[line - 1]?.trim() ?? "";
}

/** Stryker's name for this module's reporter, which names each survivor as soon as it is known: a whole area takes an hour. */
export const survivorReporter = "survivors";

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [
  {
    kind: "Reporter",
    name: survivorReporter,
    value: {
      onMutantTested(change: TriedChange) {
        if (!hasSurvived(change)) return;
        const { fileName, location, replacement = "" } = change;
        const { line, column } = location.start;
        const place = `${fileName.slice(root.length)}:${line}:${column}`;
        console.log(`${place}\n  - ${readLine(fileName, line)}\n  + ${replacement}`);
      },
    },
  },
];
