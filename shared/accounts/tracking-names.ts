/** Screens as tracking names them (A2.01). */
export const trackedScreens = [
  "login",
  "registration",
  "password",
  "profile",
  "settings",
  "my_games",
  "my_leagues",
  "my_team",
  "search",
  "language_dialog",
  "tv_guide",
  "onboarding",
  "match_detail",
  "odds_tab",
  "bonus_comparison_tab",
  "player_page",
  "news_subnavigation",
] as const;
export type TrackedScreen = (typeof trackedScreens)[number];

/** Categories of the live list, as tracking numbers them (A3.08). */
export const trackedCategories = {
  all: 0,
  live: 1,
  finished: 2,
  scheduled: 3,
  odds: 4,
  myGames: 5,
  tv: 8,
  audio: 9,
} as const;

/** A9.04. */
export const themes = ["dark", "default"] as const;
export type Theme = (typeof themes)[number];

export const bannerZones = [
  "detail_content",
  "responsive_detail_fixed_bottom",
  "premium_square_mobile",
  "box_over_content",
  "detail_box_over_content",
  "background",
  "fsnews_background",
] as const;
export type BannerZone = (typeof bannerZones)[number];

export const affiliateClicks = [
  "tournament_banner",
  "tv_streaming",
  "tv_icon",
  "live_icon",
  "creative_templates",
] as const;
export type AffiliateClick = (typeof affiliateClicks)[number];
