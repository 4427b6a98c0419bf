import type { VeilTexts } from "./fr.ts";

export const cs: VeilTexts = {
  hidden: "Skrýt výsledky",
  hiddenHint: "Žádné skóre, tabulka, kurz ani upozornění. Na stránce zápasu ukáže tlačítko jeho výsledek.",
  hiddenAll: "Všechny výsledky",
  hideGame: "Skrýt výsledek",
  hideOf: (name) => `Skrýt výsledky: ${name}`,
  hiddenSome:
    "Zápas, tým nebo soutěž skryjete na jejich stránce. Mlčí pak jen to, co by jejich výsledek prozradilo: jejich tabulka, zprávy a kurzy.",
  showAgain: "Zobrazit",
  showAgainOf: (name) => `Znovu zobrazit výsledky: ${name}`,
  isHidden: "Výsledek je skrytý",
  isHiddenHint: "Zobrazí ho tlačítko nahoře.",
  masked: "Skrytá část",
  maskedHint: "Prozradila by výsledek, který skrýváte.",
  showMasked: "Přesto zobrazit",
  maskedArticle: "Skrytý článek",
  maskedArticleHint: "Může prozradit výsledek, který skrýváte.",
  showArticle: "Zobrazit článek",
  delay: "Zpoždění televize",
  delayHint: "Skóre, hodiny a upozornění čekají stejně dlouho jako vaše obrazovka. Kurzy jsou mezitím skryté.",
  delayOf: (seconds) => (seconds === 0 ? "Žádné" : `${seconds} s`),
  later: "Čekat o 5 s déle",
  sooner: "Čekat o 5 s méně",
  reveal: "Ukázat výsledek",
  reset: "Obnovit nastavení",
  resetHint: "Motiv, upozornění, pořadí, klávesy a zpoždění budou jako první den. Oblíbené zůstanou.",
};
