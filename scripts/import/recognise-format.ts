import path from "node:path";

export type Format = "football.json" | "football.txt" | "internationals";

/** A file's format by its ending and its first bytes; null when no importer reads it. */
export function recogniseFormat(file: string, head: string): Format | null {
  const text = head.replace(/^\uFEFF/, "");
  switch (path.extname(file)) {
    case ".json":
      return /^\s*\{(?:\s*"name"\s*:\s*"(?:[^"\\]|\\.)*"\s*,)?\s*"matches"\s*:/.test(text) ? "football.json" : null;
    case ".txt":
      // A title, and no chapters: those are squads.
      return /^(?:\s|#.*\n)*= \S/.test(text) && !/^== /m.test(text) ? "football.txt" : null;
    case ".csv":
      return text.startsWith("date,home_team,away_team,home_score,away_score,tournament,") ? "internationals" : null;
    default:
      return null;
  }
}
