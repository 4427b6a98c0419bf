import type { ConsentTexts } from "./fr.ts";

export const cs: ConsentTexts = {
  title: "Vaše volby",
  text: (brand) =>
    `S vaším souhlasem, a ne dříve, používá ${brand} následující služby. Web funguje stejně dobře i bez nich. Vaše odpověď zůstává v tomto prohlížeči uložena 180 dní; změnit ji můžete na konci každé stránky.`,
  refuse: "Vše odmítnout",
  accept: "Vše přijmout",
  save: "Uložit moje volby",
  byPurpose: "Přijmout podle účelu",
  purposes: {
    measurement: { name: "Měření návštěvnosti", hint: "Počítání stránek a obrazovek, které otevřete." },
    advertising: { name: "Reklama", hint: "Počítání kliknutí vedoucích k inzerentům a načítání jejich obsahu." },
  },
  receivers: (names) => `Příjemci: ${names}`,
  more: "Více informací",
  reopen: "Spravovat moje volby",
  advertisement: "Reklama",
  privacyDescription: "Co Tribune ví o návštěvnících: jejich zemi po dobu vzniku stránky a to, s čím souhlasili.",
  legalTitle: "S čím můžete souhlasit",
  legalTexts: [
    "Nic se neměří a žádný skript jiného webu se nenačte, dokud s tím nesouhlasíte. Odmítnout je stejně snadné jako přijmout a web zůstává stejný.",
    "Vaše odpověď zůstává 180 dní v úložišti tohoto prohlížeče. Volbou „Spravovat moje volby“ na konci každé stránky ji odvoláte: služby se zastaví a cookies, které na tomto webu uložily, se smažou.",
  ],
};
