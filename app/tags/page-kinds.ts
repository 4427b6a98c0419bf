/** The kinds of pages that tracking tells apart (C2.09). A page writes its own in `data-page`. */
const pageKinds = [
  "category_page",
  "common_page",
  "mixed_page",
  "player_page",
  "ranking_page",
  "series_page",
  "sport_page",
  "team_page",
  "tournament_page",
  "draw_page",
  "myfs_page",
] as const;

export type PageKind = (typeof pageKinds)[number] | "unknown";

/** Returns the kind that a page has written, or `unknown` if it has written none or another word. */
export const toPageKind = (written: string | null): PageKind => pageKinds.find((kind) => kind === written) ?? "unknown";
