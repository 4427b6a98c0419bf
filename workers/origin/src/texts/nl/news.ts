import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} wint thuis van ${loser} (${score})`,
      (winner, loser, score) => `${winner} rekent af met ${loser} (${score})`,
      (winner, loser, score) => `${winner} verslaat ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} wint op bezoek bij ${loser} (${score})`,
      (winner, loser, score) => `Uitzege: ${winner} verslaat ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} rekent af met ${loser} (${score})`,
      (winner, loser, score) => `${winner} verslaat ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} rekenen af met ${loser} (${score})`,
      (winner, loser, score) => `${winner} verslaan ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} laat ${loser} geen kans (${score})`,
      (winner, loser, score) => `${winner} rolt ${loser} op (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} en ${away} delen de punten (${score})`,
      (home, away, score) => `Geen winnaar tussen ${home} en ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} verslaat ${loser} na verlenging (${score})`,
    shootOut: (winner, loser, score) => `${winner} wint na strafschoppen van ${loser} (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Transfer",
    free: "Transfervrij",
    loan: "Huur",
    "loan-end": "Terug van verhuur",
    youth: "Uit de eigen jeugd",
    retired: "Gestopt",
  },
};
