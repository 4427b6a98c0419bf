import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} gewinnt zu Hause gegen ${loser} (${score})`,
      (winner, loser, score) => `${winner} setzt sich gegen ${loser} durch (${score})`,
      (winner, loser, score) => `${winner} bezwingt ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} gewinnt auswärts gegen ${loser} (${score})`,
      (winner, loser, score) => `Auswärtssieg: ${winner} bezwingt ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} setzt sich gegen ${loser} durch (${score})`,
      (winner, loser, score) => `${winner} bezwingt ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} setzen sich gegen ${loser} durch (${score})`,
      (winner, loser, score) => `${winner} bezwingen ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} lässt ${loser} keine Chance (${score})`,
      (winner, loser, score) => `Klare Sache: ${winner} siegt gegen ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} und ${away} trennen sich unentschieden (${score})`,
      (home, away, score) => `Kein Sieger zwischen ${home} und ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} schlägt ${loser} nach Verlängerung (${score})`,
    shootOut: (winner, loser, score) => `${winner} gewinnt das Elfmeterschießen gegen ${loser} (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Transfer",
    free: "Ablösefrei",
    loan: "Leihe",
    "loan-end": "Rückkehr von Leihe",
    youth: "Aus der eigenen Jugend",
    retired: "Karriereende",
  },
};
