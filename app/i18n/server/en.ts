import type { ServerTexts } from "./fr.ts";

export const en: ServerTexts = {
  tooMany: "Too many requests",
  tooManyHint: "Your address has asked for too many pages in a short time. Reload the page in a minute.",
  busy: "The site is very busy",
  busyHint: "Reload the page in a few moments.",
  listDescription: (sport, date) =>
    `${sport}: live scores, results and fixtures of ${date}, competition by competition.`,
  gambleResponsibly: "Gamble responsibly",
  footer: "Pages of the site",
  opensOnline: "Offline. The page opens when the network is back.",
  thumb: { name: "Quick access", scores: "Scores", live: "Live", mine: "My games", search: "Search", more: "More" },
  footerLinks: {
    mixed: "All sports",
    tv: "TV guide",
    rankings: "World rankings",
    news: "News",
    search: "Search",
    settings: "Settings",
    mobile: "On your phone",
  },
  asked: "Address asked for:",
  nearest: "Close by",
  searchFor: "Search for a team, a competition, a player",
  searchNow: "Search",
  liveOf: (sport) => `${sport} live`,
  lostHint: "The address is wrong, or the page was removed. Today’s matches are still here.",
  seeToday: "See today’s matches",
  seeLive: "Live matches",
  notKept: "Page not available offline",
  notKeptHint: "Pages that you have opened still open. This one opens by itself when the network is back.",
  retryHint: "It is tried again in 10 seconds.",
};
