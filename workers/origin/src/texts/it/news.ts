import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} si impone in casa contro ${loser} (${score})`,
      (winner, loser, score) => `${winner} ha la meglio su ${loser} (${score})`,
      (winner, loser, score) => `${winner} piega ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} vince in trasferta contro ${loser} (${score})`,
      (winner, loser, score) => `Colpo esterno: ${winner} supera ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} ha la meglio su ${loser} (${score})`,
      (winner, loser, score) => `${winner} supera ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} hanno la meglio su ${loser} (${score})`,
      (winner, loser, score) => `${winner} superano ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} non lascia scampo a ${loser} (${score})`,
      (winner, loser, score) => `Tutto facile: ${winner} travolge ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} e ${away} si dividono la posta (${score})`,
      (home, away, score) => `Nessun vincitore tra ${home} e ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} elimina ${loser} ai supplementari (${score})`,
    shootOut: (winner, loser, score) => `${winner} supera ${loser} ai rigori (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Trasferimento",
    free: "Svincolato",
    loan: "Prestito",
    "loan-end": "Fine prestito",
    youth: "Dal vivaio",
    retired: "Fine carriera",
  },
};
