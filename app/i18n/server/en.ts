import type { ServerTexts } from "./fr.ts";

export const en: ServerTexts = {
  tooMany: "Too many requests",
  tooManyHint: "Your address has asked for too many pages in a short time. Reload the page in a minute.",
  busy: "The site is very busy",
  busyHint: "Reload the page in a few moments.",
  listDescription: (sport, date) =>
    `${sport}: live scores, results and fixtures of ${date}, competition by competition.`,
  footer: "Pages of the site",
  footerLinks: {
    mixed: "All sports",
    tv: "TV guide",
    rankings: "World rankings",
    news: "News",
    search: "Search",
    settings: "Settings",
    mobile: "On your phone",
  },
};
