import type { EventWords } from "./fr.ts";

const wordsOf = (noun: string) => ({
  tabsLabel: `Sections of the ${noun}`,
  actions: { share: `Share the ${noun}`, copied: `The address of the ${noun} is copied.` },
  statusReasons: {
    postponed: `The ${noun} will take place on another date.`,
    cancelled: `The ${noun} will not take place.`,
    abandoned: `The ${noun} was stopped before its end.`,
    interrupted: `The ${noun} is interrupted and may go on.`,
  },
  commentary: { emptyHint: `It begins with the ${noun}, and new lines appear here by themselves.` },
  report: {
    emptyHint: `It is written when the ${noun} is over.`,
    how: `Written from the data of the ${noun}, by no person.`,
  },
  odds: {
    empty: `No odds for this ${noun}`,
    emptyHint: `Bookmakers usually open their markets the day before the ${noun} and close them at its end.`,
  },
  news: {
    title: `About the ${noun}`,
    emptyHint: `Articles about this ${noun} appear here before and after it.`,
    emptyFinishedHint: `An article usually appears within an hour of the end of the ${noun}.`,
  },
  highlights: {
    emptyHint: `Highlights usually appear a few hours after the end of the ${noun}.`,
    emptyFinishedHint: `No channel shows the highlights of this ${noun} where you are.`,
  },
});

const bout = wordsOf("fight");

export const en: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "One side withdrew before the fight.",
      walkoverOf: (name) => `${name} withdrew before the fight.`,
      retired: "One side retired during the fight.",
      retiredOf: (name) => `${name} retired during the fight.`,
    },
    summary: {
      title: "The fight",
      facts: "Fight facts",
      emptyScheduled: "The fight has not started",
      emptyScheduledHint: (time) => `Rounds appear here from the start of the fight (${time}).`,
      emptyFinishedHint: "The source of this fight gives the result alone.",
    },
    statistics: { whole: "Fight", emptyHint: "They come during the fight, where the source counts them." },
    headToHead: {
      filter: "Fights",
      lastMatches: (name) => `Last fights: ${name}`,
      between: "Head-to-head fights",
      empty: "No past fights are known",
      emptyHint: "Neither side has a finished fight in our data yet.",
    },
    odds: { ...bout.odds, prematch: "before the fight" },
  },
  race: wordsOf("event"),
};
