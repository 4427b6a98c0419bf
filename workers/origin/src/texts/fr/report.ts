import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: [
    "{team} l’emporte face à {other}",
    "{team} prend le meilleur sur {other}",
    "Victoire pour {team} face à {other}",
  ],
  closeHeadline: ["{team} vient à bout de {other}", "{team} tient bon face à {other}", "{score} : {team} sur le fil"],
  clearHeadline: [
    "{team} ne laisse aucune chance à {other}",
    "{team} déroule face à {other}",
    "Journée tranquille pour {team}",
  ],
  drawnHeadline: ["{home} et {away} se partagent les points", "Pas de vainqueur entre {home} et {away}"],
  raceHeadline: ["{home} : {what}"],
  raceWonHeadline: ["Victoire pour {home}"],
  won: [
    "Le dernier mot est revenu à {team} : {score} ({league}).",
    "La victoire est allée à {team} : {score} ({league}).",
    "{team} a fait le travail. Résultat : {score} ({league}).",
  ],
  close: [
    "Ce fut serré, mais le résultat est là : {score} ({league}).",
    "Un match disputé ({league}), et c’est {team} qui a eu le dernier mot : {score}.",
    "{team} a gardé son calme. Résultat : {score} ({league}).",
  ],
  clear: [
    "Le résultat dit tout : {score} ({league}).",
    "{team} était au-dessus : {score} ({league}).",
    "Le doute n’a guère duré : {score} ({league}).",
  ],
  drawn: [
    "{league} : {score}, un résultat dont chacun peut se contenter.",
    "Rien n’a pu les départager : {score} ({league}).",
  ],
  byMethod: ["{team} l’emporte face à {other} ({method}). {league}."],
  race: ["{home} en a terminé : {league}."],
  place: ["Place finale : {value}."],
  halfTime: ["À la pause, le score était de {value}.", "La première période s’était achevée sur le score de {value}."],
  parts: ["Le détail : {value}.", "Dans le détail : {value}."],
  scorers: ["Les buts pour {team} : {value}.", "Ont marqué pour {team} : {value}."],
  noGoals: ["Les deux gardiens sont restés invaincus.", "De buts, il n’y en eut point."],
  shootOut: ["Il a fallu les tirs au but : {value}.", "La décision s’est faite aux tirs au but : {value}."],
  afterExtraTime: ["Le temps réglementaire n’a pas suffi.", "Il a fallu plus que le temps réglementaire."],
  cards: ["Cartons jaunes : {value}.", "L’arbitre a sorti le carton jaune. Total : {value}."],
  sentOff: ["Exclusions : {value}."],
  crowd: ["Affluence : {value}.", "Dans les tribunes : {value}."],
  venue: ["Lieu : {value}.", "Le lieu de la rencontre : {value}."],
  ofCountries: {
    wonHeadline: ["{score} : une victoire au bout de l’effort", "{score} : l’affaire est entendue"],
    closeHeadline: ["{score} : une victoire sur le fil", "{score} : cela s’est joué à rien"],
    clearHeadline: ["{score} : une victoire sans discussion", "{score} : un écart sans appel"],
    drawnHeadline: ["{score} : le partage des points", "{score} : pas de vainqueur"],
    won: ["Travail accompli. Victoire : {team} ({league}).", "Victoire au bout du compte : {team} ({league})."],
    close: [
      "Ce fut serré, mais le résultat est là. Victoire : {team} ({league}).",
      "Un match disputé ({league}), et le dernier mot : {team}.",
    ],
    clear: ["Le résultat dit tout ({league}).", "Le doute n’a guère duré ({league})."],
    drawn: ["{league} : un résultat dont chacun peut se contenter.", "Rien n’a pu les départager ({league})."],
    scorers: ["{team}, buteurs : {value}.", "Buts, {team} : {value}."],
  },
};
