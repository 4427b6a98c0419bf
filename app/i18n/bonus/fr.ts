/** The page that compares what bookmakers offer to who begins there. */
export const fr = {
  title: "Bonus de bienvenue",
  description: "Les offres de bienvenue des opérateurs agréés là où vous êtes, avec leurs conditions.",
  hint: "Chaque offre est celle de l’opérateur, telle qu’il la décrit. Lisez ses conditions avant de vous inscrire ; un bonus n’est pas de l’argent gagné.",
  until: (day: string) => `Valable jusqu’au ${day}`,
  see: (name: string) => `Voir l’offre de ${name}`,
  link: "Bonus",
};

export type BonusTexts = typeof fr;
