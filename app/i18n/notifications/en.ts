import type { NotificationTexts } from "./fr.ts";

export const en: NotificationTexts = {
  title: "Your games",
  close: "Close",
  sound: "Sound",
  heading: "Notifications",
  hint: "What the games you follow have just done, at the bottom of every page, while Tribune is open on a wide screen.",
  choices: { yessound: "With sound", yessilent: "Silent", no: "None" },
};
