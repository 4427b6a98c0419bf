import type { ConsentTexts } from "./fr.ts";

export const de: ConsentTexts = {
  title: "Ihre Auswahl",
  text: (brand) =>
    `Mit Ihrer Einwilligung, und nicht vorher, nutzt ${brand} die folgenden Dienste. Ohne sie funktioniert die Seite genauso gut. Ihre Antwort bleibt 180 Tage in diesem Browser gespeichert; am Ende jeder Seite können Sie sie ändern.`,
  refuse: "Alle ablehnen",
  accept: "Alle akzeptieren",
  save: "Auswahl speichern",
  byPurpose: "Nach Zweck akzeptieren",
  purposes: {
    measurement: { name: "Reichweitenmessung", hint: "Zählen, welche Seiten und Ansichten Sie öffnen." },
    advertising: { name: "Werbung", hint: "Klicks zu Werbepartnern zählen und deren Inhalte laden." },
  },
  receivers: (names) => `Empfänger: ${names}`,
  more: "Mehr dazu",
  reopen: "Auswahl ändern",
  advertisement: "Anzeige",
  privacyDescription:
    "Was Tribune über seine Besucher weiß: ihr Land, solange eine Seite entsteht, und wozu sie eingewilligt haben.",
  legalTitle: "Worin Sie einwilligen können",
  legalTexts: [
    "Nichts wird gemessen und kein Skript einer anderen Seite geladen, bevor Sie eingewilligt haben. Ablehnen ist so einfach wie Akzeptieren, und die Seite bleibt dieselbe.",
    "Ihre Antwort bleibt 180 Tage im Speicher dieses Browsers. Mit „Auswahl ändern“ am Ende jeder Seite widerrufen Sie sie: Die Dienste werden beendet, und die Cookies, die sie auf dieser Seite gesetzt haben, werden gelöscht.",
  ],
};
