import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("en");

export const en: SearchTexts = {
  title: "Search",
  description: "Find a team, a player, a competition or a country, in every sport.",
  titleOf: (query) => `“${query}”: search results`,
  descriptionOf: (query) => `Teams, players and competitions that match “${query}”, with their scores and tables.`,
  placeholder: "Team, player, competition",
  label: "Search for a team, a player or a competition",
  submit: "Search",
  clear: "Clear the text",
  cancel: "Cancel",
  results: "Results",
  groups: {
    team: "Teams",
    player: "Players",
    tournament: "Competitions",
    country: "Countries",
    sport: "Sports",
    game: "Matches",
  },
  game: { live: "Live", last: "Finished" },
  recent: "Recent",
  forget: "Clear",
  popular: "Often searched for",
  found: (count) => plural(count, { one: "1 result", other: `${count} results` }),
  nothing: (query) => `Nothing found for “${query}”`,
  nothingHint: "Try a shorter name, or search for the competition.",
  unavailable: "The search does not answer",
  unavailableHint: "Check your connection, then try again.",
  retry: "Try again",
  follows: (name) => `${name} is among your favourites.`,
  also: (name) => `also ${name}`,
  all: (query) => `All results for “${query}”`,
  keys: { choose: "choose", open: "open", follow: "follow", close: "close" },
};
