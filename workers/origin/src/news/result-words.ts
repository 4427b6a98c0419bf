import type { Language } from "../../../../shared/sports/languages.ts";

type Sentence = (first: string, second: string, score: string) => string;
type Sentences = readonly [Sentence, ...Sentence[]];

/** How a result reads as a headline. Winner and loser come in this order, in a draw home and away. */
export type ResultWords = {
  readonly homeWin: Sentences;
  readonly awayWin: Sentences;
  readonly clear: Sentences;
  readonly draw: Sentences;
  readonly extraTime: Sentence;
  readonly shootOut: Sentence;
  /** @param parts the scores of the parts, empty where there is one or none */
  readonly perex: (league: string, parts: string) => string;
};

export const resultWords: Readonly<Record<Language, ResultWords>> = {
  fr: {
    homeWin: [
      (winner, loser, score) => `${winner} s’impose à domicile face à ${loser} (${score})`,
      (winner, loser, score) => `${winner} prend le meilleur sur ${loser} (${score})`,
      (winner, loser, score) => `${winner} fait tomber ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} s’impose à l’extérieur contre ${loser} (${score})`,
      (winner, loser, score) => `${winner} surprend ${loser} chez lui (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} ne laisse aucune chance à ${loser} (${score})`,
      (winner, loser, score) => `Large succès : ${winner} domine ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} et ${away} dos à dos (${score})`,
      (home, away, score) => `Pas de vainqueur entre ${home} et ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} élimine ${loser} après prolongation (${score})`,
    shootOut: (winner, loser, score) => `${winner} passe aux tirs au but face à ${loser} (${score})`,
    perex: (league, parts) => (parts === "" ? league : `${league} : ${parts}.`),
  },
  en: {
    homeWin: [
      (winner, loser, score) => `${winner} beat ${loser} at home (${score})`,
      (winner, loser, score) => `${winner} get the better of ${loser} (${score})`,
      (winner, loser, score) => `${winner} see off ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} win away at ${loser} (${score})`,
      (winner, loser, score) => `${winner} take it from ${loser} on the road (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} sweep ${loser} aside (${score})`,
      (winner, loser, score) => `${winner} run away with it against ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} and ${away} share the points (${score})`,
      (home, away, score) => `Nothing between ${home} and ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} knock ${loser} out in extra time (${score})`,
    shootOut: (winner, loser, score) => `${winner} go through on penalties against ${loser} (${score})`,
    perex: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
};
