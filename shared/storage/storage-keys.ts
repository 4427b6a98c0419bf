/** Names and lifetimes of what the browser stores (C9.08). */
const daySeconds = 86_400;

export const storageKeys = {
  myGames: "fsdc_my_local",
  myGamesLeagues: "fsdc_my_local_labl",
  myTournaments: "fsdc_my_local_noduel",
  /** Changes with every change of the three above, so that other tabs see it (C6.01). */
  myGamesStamp: "fsdc_my_local_ts",
  expandedLeagues: "fsdc_expand_collapse_league",
  date: "fs_date",
  oddsSportPage: "odds_sport_page",
  /** Country code, city and subdivision of the last visit. */
  geoIp: "geoip",
} as const;

/** The odds format is kept per language. */
export const oddsFormatKey = (lang: string) => `fs_of_${lang}`;

export const lifetimesSeconds = {
  myGames: 172_800,
  oddsFormat: 365 * daySeconds,
  cookie: 365 * daySeconds,
  /** The cookie that joins the visits of one visitor to sites of one operator. */
  linkerCookie: 2 * 365 * daySeconds,
} as const;
