import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} s’impose à domicile face à ${loser} (${score})`,
      (winner, loser, score) => `${winner} prend le meilleur sur ${loser} (${score})`,
      (winner, loser, score) => `${winner} fait tomber ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} s’impose à l’extérieur contre ${loser} (${score})`,
      (winner, loser, score) => `${winner} surprend ${loser} chez lui (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} prend le meilleur sur ${loser} (${score})`,
      (winner, loser, score) => `${winner} vient à bout de ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} prennent le meilleur sur ${loser} (${score})`,
      (winner, loser, score) => `${winner} viennent à bout de ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} ne laisse aucune chance à ${loser} (${score})`,
      (winner, loser, score) => `Large succès : ${winner} domine ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} et ${away} dos à dos (${score})`,
      (home, away, score) => `Pas de vainqueur entre ${home} et ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} élimine ${loser} après prolongation (${score})`,
    shootOut: (winner, loser, score) => `${winner} passe aux tirs au but face à ${loser} (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league} : ${parts}.`),
  },
  transfers: {
    transfer: "Transfert",
    free: "Libre",
    loan: "Prêt",
    "loan-end": "Retour de prêt",
    youth: "Formé au club",
    retired: "Fin de carrière",
  },
};
