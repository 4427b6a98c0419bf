import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} se impone en casa a ${loser} (${score})`,
      (winner, loser, score) => `${winner} puede con ${loser} (${score})`,
      (winner, loser, score) => `${winner} tumba a ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} gana a domicilio a ${loser} (${score})`,
      (winner, loser, score) => `${winner} asalta el feudo de ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} puede con ${loser} (${score})`,
      (winner, loser, score) => `${winner} vence a ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} pueden con ${loser} (${score})`,
      (winner, loser, score) => `${winner} vencen a ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} no da opción a ${loser} (${score})`,
      (winner, loser, score) => `Recital: ${winner} golea a ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} y ${away} firman tablas (${score})`,
      (home, away, score) => `Sin vencedor entre ${home} y ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} elimina a ${loser} en la prórroga (${score})`,
    shootOut: (winner, loser, score) => `${winner} supera a ${loser} en los penaltis (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Traspaso",
    free: "Libre",
    loan: "Cesión",
    "loan-end": "Fin de cesión",
    youth: "Cantera",
    retired: "Retirada",
  },
};
