export type Title = {
  readonly league: string | null;
  readonly season: string | null;
  readonly startYear: number | null;
};

/** "= French Ligue 1 2025/26   # remark" → the league's name, its season and the year in which that begins. */
export function parseTitle(line: string): Title {
  const text = line
    .replace(/^=+\s*/, "")
    .replace(/\s+#.*$/, "")
    .replace("|", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text === "") return { league: null, season: null, startYear: null };
  const match = /^(.*?)[\s,]*\b(\d{4})(?:[/-](?:\d{2})?(\d{2}))?$/.exec(text);
  if (match === null) return { league: text, season: null, startYear: null };
  const start = match[2] ?? "";
  return {
    league: match[1] === "" ? null : (match[1] ?? null),
    season: match[3] === undefined ? start : `${start}-${match[3]}`,
    startYear: Number(start),
  };
}

/** "W74", "L101", "2A", "3A/B/C", "N.N.": the place of a side that an earlier round decides. */
export const isPlaceholder = (name: string): boolean =>
  /^(?:[WL]\d+|\d[A-Z](?:\/[A-Z])*|N\.\s?N\.|TBD|\?+)$/.test(name);
