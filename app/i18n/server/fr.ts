/** What only the server says: in place of a page, and in the head of the list. No browser loads it. */
export const fr = {
  tooMany: "Trop de demandes",
  tooManyHint: "Votre adresse a demandé trop de pages en peu de temps. Rechargez la page dans une minute.",
  busy: "Le site est très demandé",
  busyHint: "Rechargez la page dans quelques instants.",
  listDescription: (sport: string, date: string) =>
    `${sport} : les scores en direct, les résultats et le programme du ${date}, compétition par compétition.`,
  gambleResponsibly: "Jouer de façon responsable",
  footer: "Pages du site",
  opensOnline: "Hors ligne. La page s’ouvrira au retour du réseau.",
  thumb: {
    name: "Accès rapide",
    scores: "Scores",
    live: "En direct",
    mine: "Mes matchs",
    search: "Recherche",
    more: "Plus",
  },
  footerLinks: {
    mixed: "Tous les sports",
    tv: "Programme TV",
    rankings: "Classements mondiaux",
    news: "Actualités",
    search: "Recherche",
    settings: "Paramètres",
    mobile: "Sur téléphone",
  },
  asked: "Adresse demandée :",
  nearest: "Tout près",
  searchFor: "Chercher une équipe, une compétition, un joueur",
  searchNow: "Rechercher",
  liveOf: (sport: string) => `${sport} en direct`,
  lostHint: "L’adresse est erronée, ou la page a été retirée. Les matchs du jour, eux, sont toujours là.",
  seeToday: "Voir les matchs du jour",
  seeLive: "Matchs en direct",
  notKept: "Page non disponible hors ligne",
  notKeptHint: "Les pages déjà ouvertes le restent. Celle-ci s’ouvrira d’elle-même au retour du réseau.",
  retryHint: "Nouvel essai automatique dans 10 secondes.",
};

export type ServerTexts = typeof fr;
