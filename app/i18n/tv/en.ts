import type { TvTexts } from "./fr.ts";

export const en: TvTexts = {
  title: "TV guide",
  titleOf: (date) => `TV guide for ${date}`,
  description: (date) =>
    `Which channel shows which match? Sport on television and online on ${date}, channel by channel, in your country.`,
  hint: "The channels of your country, with the time of each match.",
  days: "Choose a day",
  sports: "Choose a sport",
  allSports: "All sports",
  onAir: "live",
  onlyChannel: (channel) => `What ${channel} shows`,
  allChannels: "All channels",
  empty: "Nothing announced on this day",
  emptyHint: "Channels announce their matches some days ahead.",
};
