import type { TvTexts } from "./fr.ts";

export const pl: TvTexts = {
  title: "Program TV",
  titleOf: (date) => `Program TV: ${date}`,
  description: (date) =>
    `Na jakim kanale jaki mecz? Sport w telewizji i w sieci, ${date}, kanał po kanale, w Twoim kraju.`,
  hint: "Kanały Twojego kraju z godziną każdego meczu.",
  days: "Wybierz dzień",
  sports: "Wybierz dyscyplinę",
  allSports: "Wszystkie sporty",
  onAir: "na żywo",
  onlyChannel: (channel) => `Program kanału ${channel}`,
  allChannels: "Wszystkie kanały",
  empty: "Na ten dzień nic nie zapowiedziano",
  emptyHint: "Kanały zapowiadają mecze kilka dni wcześniej.",
};
