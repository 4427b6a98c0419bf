import type { NewsTexts } from "../news-texts.ts";

/** Names stay in the nominative, so they are what the headline is about, or stand around the score. */
export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} – ${loser}: výhra domácích (${score})`,
      (winner, loser, score) => `${winner} vyhrává doma. Soupeř: ${loser} (${score})`,
      (winner, loser, score) => `${winner} slaví doma. Soupeř: ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} vyhrává venku. Soupeř: ${loser} (${score})`,
      (winner, loser, score) => `Výhra hostů: ${winner}. Domácí: ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `Vítězí ${winner}. Na druhé straně: ${loser} (${score})`,
      (winner, loser, score) => `${winner} slaví výhru. Soupeř: ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `Vítězí ${winner}. Na druhé straně: ${loser} (${score})`,
      (winner, loser, score) => `${winner} slaví výhru. Soupeři: ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} vítězí jasně. Soupeř: ${loser} (${score})`,
      (winner, loser, score) => `Jasná výhra: ${winner}. Soupeř: ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} – ${away}: dělba bodů (${score})`,
      (home, away, score) => `${home} a ${away} bez vítěze (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} vyhrává po prodloužení. Soupeř: ${loser} (${score})`,
    shootOut: (winner, loser, score) => `${winner} vyhrává na penalty. Soupeř: ${loser} (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Přestup",
    free: "Zadarmo",
    loan: "Hostování",
    "loan-end": "Návrat z hostování",
    youth: "Z mládeže",
    retired: "Konec kariéry",
  },
};
