import type { SeldomTexts } from "./fr.ts";

export const en: SeldomTexts = {
  emptyDay: "No games on this day",
  emptyFieldDay: "No events on this day",
  emptyDayHint: "Choose another day in the calendar.",
  comingNext: (date: string) => `Next up: ${date}`,
  emptyLive: "No game is live right now",
  emptyFinished: "No finished game on this day",
  emptyScheduled: "No more games to come on this day",
  emptyMine: "No followed game on this day",
  emptyMineHint: "Touch a game’s star to find it here. Your choices stay in this browser.",
  otherDays: "Followed on other days",
  seeAll: "See all games",
  seeToday: "Back to today",
  myGamesFull: (limit) => `You already follow ${limit} games, the most possible. Remove one to add another.`,
  notFollowable: (pastDays, futureDays) =>
    `Games from ${pastDays} day ago to ${futureDays} days ahead can be followed.`,
};
