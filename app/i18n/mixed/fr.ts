export const fr = {
  title: "Tous les sports",
  titleOf: (date: string) => `Tous les sports, ${date}`,
  description: (date: string) =>
    `Les grandes rencontres de chaque sport, ${date} : scores en direct, résultats et heures de début, sur une seule page.`,
  groupDescription: (sport: string, date: string, sports: string) =>
    `${sport}, ${date} : ${sports}. Scores en direct, résultats et heures de début.`,
  days: "Choisir un jour",
  sports: "Aller à un sport",
  wholeDay: "Toute la liste",
  empty: "Rien ce jour-là",
  emptyHint: "Choisissez un autre jour.",
};

export type MixedTexts = typeof fr;
