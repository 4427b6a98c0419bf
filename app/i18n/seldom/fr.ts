export const fr = {
  emptyDay: "Aucun match ce jour",
  emptyFieldDay: "Aucune épreuve ce jour",
  emptyDayHint: "Choisissez un autre jour dans le calendrier.",
  comingNext: (date: string) => `Prochain rendez-vous : ${date}`,
  emptyLive: "Aucun match en direct pour le moment",
  emptyFinished: "Aucun match terminé ce jour",
  emptyScheduled: "Plus aucun match à venir ce jour",
  emptyMine: "Aucun match suivi ce jour",
  emptyMineHint: "Touchez l’étoile d’un match pour le retrouver ici. Vos choix restent dans ce navigateur.",
  otherDays: "Suivis d’autres jours",
  seeAll: "Voir tous les matchs",
  seeToday: "Revenir à aujourd’hui",
  myGamesFull: (limit: number) => `Vous suivez déjà ${limit} matchs, le maximum. Retirez-en un pour en ajouter.`,
  notFollowable: (pastDays: number, futureDays: number) =>
    `On peut suivre les matchs d’il y a ${pastDays} jour à dans ${futureDays} jours.`,
};

export type SeldomTexts = typeof fr;
