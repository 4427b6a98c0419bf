import type { VeilTexts } from "./fr.ts";

export const nl: VeilTexts = {
  hidden: "Uitslagen verbergen",
  hiddenHint: "Geen stand, ranglijst, odds of melding. Op de pagina van een wedstrijd toont een knop de stand daarvan.",
  hiddenAll: "Alle uitslagen",
  hideGame: "Uitslag verbergen",
  hideOf: (name) => `Uitslagen verbergen: ${name}`,
  hiddenSome:
    "Een wedstrijd, team of competitie verberg je op de eigen pagina. Dan zwijgt alleen wat de uitslag zou verraden: de stand, het nieuws en de odds ervan.",
  showAgain: "Tonen",
  showAgainOf: (name) => `Uitslagen weer tonen: ${name}`,
  isHidden: "Uitslag verborgen",
  isHiddenHint: "De knop hierboven toont hem.",
  masked: "Verborgen deel",
  maskedHint: "Het zou een uitslag verraden die u verbergt.",
  showMasked: "Toch tonen",
  maskedArticle: "Verborgen artikel",
  maskedArticleHint: "Het kan een uitslag verraden die u verbergt.",
  showArticle: "Artikel tonen",
  maskedNews: "Verborgen nieuws",
  maskedNewsHint: "Het zou uitslagen verraden die u verbergt.",
  openSettings: "Instellingen openen",
  delay: "Vertraging van de televisie",
  delayHint: "Standen, klok en meldingen wachten even lang als uw scherm. Odds zijn dan verborgen.",
  delayOf: (seconds) => (seconds === 0 ? "Geen" : `${seconds} s`),
  later: "5 s langer wachten",
  sooner: "5 s korter wachten",
  reveal: "Uitslag tonen",
  reset: "Instellingen herstellen",
  resetHint:
    "Thema, meldingen, volgorde, toetsen en vertraging worden weer die van de eerste dag. Uw favorieten blijven.",
};
