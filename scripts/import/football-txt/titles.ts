import type { SeasonYears } from "./date-line.ts";

export type Title = {
  readonly league: string | null;
  readonly season: string | null;
  readonly years: SeasonYears;
};

/** The dates of a title without a season. They need a year of their own to be right. */
const unknownYears: SeasonYears = { startYear: 1970, isOverNewYear: false };

/** "= French Ligue 1 2025/26   # remark" → the league's name, its season and the season's years. */
export function parseTitle(line: string): Title {
  const text = line
    .replace(/^=+\s*/, "")
    .replace(/\s+#.*$/, "")
    .replace("|", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text === "") return { league: null, season: null, years: unknownYears };
  const match = /^(.*?)[\s,]*\b(\d{4})(?:[/-](?:\d{2})?(\d{2}))?$/.exec(text);
  if (match === null) return { league: text, season: null, years: unknownYears };
  const start = match[2] ?? "";
  return {
    league: match[1] === "" ? null : (match[1] ?? null),
    season: match[3] === undefined ? start : `${start}-${match[3]}`,
    years: { startYear: Number(start), isOverNewYear: match[3] !== undefined },
  };
}
