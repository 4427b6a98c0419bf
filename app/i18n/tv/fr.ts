export const fr = {
  title: "Programme TV",
  titleOf: (date: string) => `Programme TV du ${date}`,
  description: (date: string) =>
    `Quelle chaîne diffuse quel match ? Le sport à la télévision et en ligne du ${date}, chaîne par chaîne, dans votre pays.`,
  hint: "Les chaînes de votre pays, avec l’heure de chaque rencontre.",
  days: "Choisir un jour",
  sports: "Choisir un sport",
  allSports: "Tous les sports",
  onAir: "en direct",
  onlyChannel: (channel: string) => `Ce que diffuse ${channel}`,
  allChannels: "Toutes les chaînes",
  empty: "Aucune diffusion annoncée ce jour",
  emptyHint: "Les chaînes annoncent leurs rencontres quelques jours avant.",
};

export type TvTexts = typeof fr;
