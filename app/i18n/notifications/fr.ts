/** The boxes of news of followed games, and what a visitor sets for them. */
export const fr = {
  title: "Vos matchs",
  close: "Fermer",
  sound: "Son",
  heading: "Notifications",
  hint: "Ce que font les matchs que vous suivez, en bas de chaque page, tant que Tribune est ouverte sur un écran large.",
  choices: { yessound: "Avec son", yessilent: "Sans son", no: "Aucune" },
};

export type NotificationTexts = typeof fr;
