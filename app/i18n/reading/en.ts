import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("en");

export const en: ReadingTexts = {
  rankings: "World rankings",
  rankingsHint: "All rankings, sport by sport, with their leaders.",
  rankingsDescription:
    "ATP, WTA, UCI, Formula 1, biathlon: all world rankings, sport by sport, updated after every result.",
  columns: { rank: "Rank", name: "Name", points: "Points", movement: "Movement" },
  up: (ranks) => plural(ranks, { one: "up 1 place", other: `up ${ranks} places` }),
  down: (ranks) => plural(ranks, { one: "down 1 place", other: `down ${ranks} places` }),
  same: "Unchanged",
  isNew: "New",
  validSince: (date) => `Valid since ${date}`,
  ranked: (count) => `${count} ranked`,
  rankingDescription: (name, count) => `${name}: ranks, points and movement, ${count} ranked.`,
  before: "Previous places",
  after: "Next places",
  page: (page) => `page ${page}`,
  news: "News",
  newsOf: (sport) => `${sport} news`,
  newsDescription: "Results, transfers and the facts of the day, sport by sport, with their source.",
  allSports: "All sports",
  chooseSport: "Choose a sport",
  emptyNews: "No news for now",
  emptyNewsHint: "Articles of the last two weeks show up here.",
  moreNews: "Show more",
  source: (source) => `Source: ${source}`,
  readAt: (source) => `Read at ${source}`,
  toMatch: "See the match",
  about: "In this article",
  game: "The match",
  allNews: "All news",
  allRankings: "All rankings",
};
