import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("en");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const en: CompetitionTexts = {
  breadcrumbs: "Breadcrumbs",
  home: "Home",
  sectionsLabel: "Sections of the competition",
  pageSections: "Sections",
  season: (season) => `${season} season`,
  seasons: "Choose a season",
  sections: {
    summary: "Summary",
    results: "Results",
    fixtures: "Fixtures",
    standings: "Table",
    draw: "Draw",
    scorers: "Top scorers",
    odds: "Odds",
    news: "News",
    archive: "Past seasons",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: live scores, fixtures and table`,
    results: (name, season) => `${name} ${season}: all results`,
    fixtures: (name, season) => `${name} ${season}: fixtures`,
    standings: (name, season) => `${name} ${season}: table`,
    draw: (name, season) => `${name} ${season}: draw`,
    scorers: (name, season) => `${name} ${season}: top scorers`,
    odds: (name, season) => `${name} ${season}: odds of the next games`,
    news: (name) => `${name}: news`,
    archive: (name) => `${name}: winners and past seasons`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), ${season} season: live scores, the latest results, what comes next, and the table.`,
    results: (name, country, season) => `Every result of the ${season} season: ${name} (${country}), newest first.`,
    fixtures: (name, country, season) =>
      `Who plays whom, and when? The dates still to come in the ${season} season: ${name} (${country}).`,
    standings: (name, country, season) =>
      `The table of the ${season} season: ${name} (${country}). Overall, home, away and current form.`,
    draw: (name, country, season) => `The ${season} draw, round by round to the final: ${name} (${country}).`,
    scorers: (name, country, season) =>
      `Who scores most? The top scorers of the ${season} season: ${name} (${country}).`,
    odds: (name, country, season) =>
      `The odds of the next games: ${name} (${country}), ${season} season, by the rules of where you are.`,
    news: (name, country) => `Reports and news of the competition: ${name} (${country}).`,
    archive: (name, country) => `The winners, season by season: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: every result of the season`,
      description: (name, country, season) =>
        `The ${season} season is over: look back at its results, its matches and its best players. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: live scores, fixtures and draw`,
      description: (name, country, season) =>
        `${name} (${country}), ${season} season: live scores, the latest results, what comes next, and the draw round by round.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: live scores, fixtures and results`,
      description: (name, country, season) =>
        `${name} (${country}), ${season} season: live scores, the latest results and what comes next.`,
    },
  },
  live: "Live",
  lastResults: "Latest results",
  next: "Next matches",
  nextEvents: "Next events",
  lastEvents: "Latest events",
  allResults: "All results",
  allFixtures: "All fixtures",
  calendar: "Follow these fixtures in your calendar",
  wholeTable: "Full table",
  participants: { teams: "Teams", players: "Players" },
  allScorers: "All scorers",
  wholeDraw: "Full draw",
  emptySeason: "Nothing has been announced yet",
  emptySeasonHint: "This season’s matches appear here as soon as they are known.",
  emptyPart: "There are no more",
  moreParts: "Pages of the list",
  partBefore: { results: "Newer results", fixtures: "Earlier matches" },
  partAfter: { results: "Older results", fixtures: "Later matches" },
  rounds: "Rounds",
  toBeDecided: "To be decided",
  bye: "Bye",
  penalties: (score) => `pens. ${score}`,
  drawHint: "Swipe to see the next round.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "through",
  rank: "Rank",
  scorer: "Scorer",
  team: "Team",
  goals: "Goals",
  assists: "Assists",
  ofPenalties: (count) => plural(count, { one: "1 pen.", other: `${count} pens.` }),
  emptyScorers: "Nobody has scored yet",
  emptyScorersHint: "The list begins with the season’s first goal.",
  archiveSeason: "Season",
  winner: "Winner",
  running: "In progress",
  unknownWinner: "–",
  form5: "5 matches",
  countryTitle: (sport, country) => `${sport} ${country}: competitions, scores and results`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 competition", other: `${count} competitions` })}, with live scores, results, fixtures and tables.`,
  competitions: "Competitions",
  liveCount: (count) => `${count} live`,
  todayCount: (count) => plural(count, { one: "1 match today", other: `${count} matches today` }),
};
