import type { ConsentTexts } from "./fr.ts";

export const nl: ConsentTexts = {
  title: "Jouw keuzes",
  text: (brand) =>
    `Met jouw toestemming, en niet eerder, gebruikt ${brand} de diensten hieronder. De site werkt er net zo goed zonder. Je antwoord blijft 180 dagen in deze browser bewaard; onderaan elke pagina kun je het wijzigen.`,
  refuse: "Alles weigeren",
  accept: "Alles accepteren",
  save: "Mijn keuzes opslaan",
  byPurpose: "Accepteren per doel",
  purposes: {
    measurement: { name: "Bereikmeting", hint: "Tellen welke pagina’s en schermen je opent." },
    advertising: { name: "Advertenties", hint: "Klikken naar adverteerders tellen en hun inhoud laden." },
  },
  receivers: (names) => `Ontvangers: ${names}`,
  more: "Meer hierover",
  reopen: "Mijn keuzes beheren",
  advertisement: "Advertentie",
  privacyDescription:
    "Wat Tribune van zijn bezoekers weet: hun land zolang een pagina wordt gemaakt, en waarmee ze hebben ingestemd.",
  legalTitle: "Waarmee je kunt instemmen",
  legalTexts: [
    "Er wordt niets gemeten en geen script van een andere site geladen totdat je ermee instemt. Weigeren is net zo makkelijk als accepteren, en de site blijft dezelfde.",
    "Je antwoord blijft 180 dagen in de opslag van deze browser. Met ‘Mijn keuzes beheren’ onderaan elke pagina trek je het in: de diensten stoppen en de cookies die ze op deze site hebben geplaatst, worden gewist.",
  ],
};
