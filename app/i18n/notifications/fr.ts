/** The boxes of news of followed games. */
export const fr = {
  title: "Vos matchs",
  close: "Fermer",
  sound: "Son",
};

export type NotificationTexts = typeof fr;
