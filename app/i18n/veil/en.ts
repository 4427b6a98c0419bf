import type { VeilTexts } from "./fr.ts";

export const en: VeilTexts = {
  hidden: "Hide results",
  hiddenHint: "No score, table, price or notification. On a match’s page a button shows its own.",
  hiddenAll: "All results",
  hideGame: "Hide the result",
  hideOf: (name) => `Hide results: ${name}`,
  hiddenSome:
    "A match, a team or a competition is hidden on its page. Then only what would tell its results says nothing: its table, its news and its odds.",
  showAgain: "Show",
  showAgainOf: (name) => `Show results again: ${name}`,
  isHidden: "Hidden result",
  isHiddenHint: "The button above shows it.",
  masked: "Hidden part",
  maskedHint: "It would tell a result that you hide.",
  showMasked: "Show it anyway",
  maskedArticle: "Hidden article",
  maskedArticleHint: "It may tell a result that you hide.",
  showArticle: "Show the article",
  maskedNews: "Hidden news",
  maskedNewsHint: "It would tell results that you hide.",
  openSettings: "Open the settings",
  delay: "Television delay",
  delayHint: "Scores, clock and notifications wait as long as your screen. Odds are hidden meanwhile.",
  delayOf: (seconds) => (seconds === 0 ? "None" : `${seconds} s`),
  later: "Wait 5 s more",
  sooner: "Wait 5 s less",
  reveal: "Show the result",
  reset: "Reset the settings",
  resetHint:
    "Theme, notifications, order, keys and delay become what they were on the first day. Your favourites stay.",
};
