/** What only the server says: in place of a page, and in the head of the list. No browser loads it. */
export const fr = {
  tooMany: "Trop de demandes",
  tooManyHint: "Votre adresse a demandé trop de pages en peu de temps. Rechargez la page dans une minute.",
  busy: "Le site est très demandé",
  busyHint: "Rechargez la page dans quelques instants.",
  listDescription: (sport: string, date: string) =>
    `${sport} : les scores en direct, les résultats et le programme du ${date}, compétition par compétition.`,
  footer: "Pages du site",
  footerLinks: {
    mixed: "Tous les sports",
    tv: "Programme TV",
    rankings: "Classements mondiaux",
    news: "Actualités",
    search: "Recherche",
    settings: "Paramètres",
    mobile: "Sur téléphone",
  },
};

export type ServerTexts = typeof fr;
