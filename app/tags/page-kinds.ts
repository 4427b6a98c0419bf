/** The kind that a page reports to tracking and the update flow (C2.09), by what the page shows. */
const kinds = {
  sport: "sport_page",
  mixed: "mixed_page",
  category: "category_page",
  tournament: "tournament_page",
  draw: "draw_page",
  series: "series_page",
  team: "team_page",
  player: "player_page",
  ranking: "ranking_page",
  myfs: "myfs_page",
  country: "common_page",
  match: "common_page",
  news: "common_page",
  settings: "common_page",
  tv: "common_page",
  mobile: "common_page",
} as const;

export type Page = keyof typeof kinds;
export type PageKind = (typeof kinds)[Page] | "unknown";

const isPage = (page: string): page is Page => Object.hasOwn(kinds, page);

/** `unknown` for a page that the table does not hold. */
export const pageKindOf = (page: string): PageKind => (isPage(page) ? kinds[page] : "unknown");
