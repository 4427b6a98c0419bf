import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} vence ${loser} em casa (${score})`,
      (winner, loser, score) => `${winner} leva a melhor sobre ${loser} (${score})`,
      (winner, loser, score) => `${winner} derrota ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} vence fora frente a ${loser} (${score})`,
      (winner, loser, score) => `Triunfo fora: ${winner} bate ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} leva a melhor sobre ${loser} (${score})`,
      (winner, loser, score) => `${winner} derrota ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} levam a melhor sobre ${loser} (${score})`,
      (winner, loser, score) => `${winner} derrotam ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} não dá hipóteses a ${loser} (${score})`,
      (winner, loser, score) => `Vitória folgada: ${winner} supera ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} e ${away} dividem os pontos (${score})`,
      (home, away, score) => `Sem vencedor entre ${home} e ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} elimina ${loser} no prolongamento (${score})`,
    shootOut: (winner, loser, score) => `${winner} supera ${loser} nos penáltis (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Transferência",
    free: "Livre",
    loan: "Empréstimo",
    "loan-end": "Fim de empréstimo",
    youth: "Formação",
    retired: "Fim de carreira",
  },
};
