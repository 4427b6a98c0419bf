import type { VeilTexts } from "./fr.ts";

export const de: VeilTexts = {
  hidden: "Ergebnisse verbergen",
  hiddenHint:
    "Kein Stand, keine Tabelle, keine Quote, keine Meldung. Auf der Seite eines Spiels zeigt eine Taste das seine.",
  hiddenAll: "Alle Ergebnisse",
  hideGame: "Ergebnis verbergen",
  hideOf: (name) => `Ergebnisse verbergen: ${name}`,
  hideSeries: (name) => `Die ganze Serie verbergen: ${name}`,
  hiddenSome:
    "Ein Spiel, eine Mannschaft oder einen Wettbewerb verbergen Sie auf der jeweiligen Seite. Dann schweigt nur, was ein solches Ergebnis verraten würde: deren Tabelle, Nachrichten und Quoten.",
  showAgain: "Zeigen",
  showAgainOf: (name) => `Ergebnisse wieder zeigen: ${name}`,
  isHidden: "Ergebnis verborgen",
  isHiddenHint: "Die Schaltfläche darüber zeigt es.",
  masked: "Verborgener Teil",
  maskedHint: "Er würde ein Ergebnis verraten, das Sie verbergen.",
  showMasked: "Trotzdem zeigen",
  maskedResults: "Verborgene Ergebnisse",
  maskedArticles: "Einige Artikel sind verborgen",
  maskedFigures: "Verborgene Statistiken",
  maskedPlace: "Verborgener Platz",
  maskedArticle: "Verborgener Artikel",
  maskedArticleHint: "Er kann ein Ergebnis verraten, das Sie verbergen.",
  showArticle: "Artikel zeigen",
  maskedNews: "Verborgene Nachrichten",
  maskedNewsHint: "Sie würden Ergebnisse verraten, die Sie verbergen.",
  delay: "Verzögerung des Fernsehers",
  delayHint: "Stände, Uhr und Meldungen warten so lange wie Ihr Bildschirm. Quoten sind solange verborgen.",
  delayOf: (seconds) => (seconds === 0 ? "Keine" : `${seconds} s`),
  later: "5 s länger warten",
  sooner: "5 s kürzer warten",
  reveal: "Ergebnis zeigen",
  reset: "Einstellungen zurücksetzen",
  resetHint:
    "Design, Meldungen, Reihenfolge, Tasten und Verzögerung sind wieder wie am ersten Tag. Ihre Favoriten bleiben.",
};
