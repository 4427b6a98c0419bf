import type { TvTexts } from "./fr.ts";

export const cs: TvTexts = {
  title: "TV program",
  titleOf: (date) => `TV program: ${date}`,
  description: (date) =>
    `Který kanál vysílá který zápas? Sport v televizi a na internetu, ${date}, kanál po kanálu, ve vaší zemi.`,
  hint: "Kanály vaší země s časem každého zápasu.",
  days: "Vybrat den",
  sports: "Vybrat sport",
  allSports: "Všechny sporty",
  onAir: "živě",
  onlyChannel: (channel) => `Co vysílá ${channel}`,
  allChannels: "Všechny kanály",
  empty: "Na tento den nic není ohlášeno",
  emptyHint: "Kanály ohlašují zápasy několik dní předem.",
};
