import type { NewsTexts } from "../news-texts.ts";

/** Names stay in the nominative, so they are what the headline is about, or stand around the score. */
export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} – ${loser}: wygrana gospodarzy (${score})`,
      (winner, loser, score) => `${winner} wygrywa u siebie. Rywal: ${loser} (${score})`,
      (winner, loser, score) => `${winner} górą u siebie. Pokonany: ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} wygrywa na wyjeździe. Rywal: ${loser} (${score})`,
      (winner, loser, score) => `Wygrana gości: ${winner}. Gospodarze: ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `Wygrywa ${winner}. Rywal: ${loser} (${score})`,
      (winner, loser, score) => `${winner} górą. Po drugiej stronie: ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `Wygrywają ${winner}. Rywale: ${loser} (${score})`,
      (winner, loser, score) => `${winner} górą. Po drugiej stronie: ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} nie daje szans. Rywal: ${loser} (${score})`,
      (winner, loser, score) => `Pewne zwycięstwo: ${winner}. Rywal: ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} – ${away}: podział punktów (${score})`,
      (home, away, score) => `${home} i ${away} bez rozstrzygnięcia (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} wygrywa po dogrywce. Rywal: ${loser} (${score})`,
    shootOut: (winner, loser, score) => `${winner} wygrywa w rzutach karnych. Rywal: ${loser} (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Transfer",
    free: "Wolny transfer",
    loan: "Wypożyczenie",
    "loan-end": "Powrót z wypożyczenia",
    youth: "Z drużyny młodzieżowej",
    retired: "Koniec kariery",
  },
};
