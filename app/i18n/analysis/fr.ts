import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

export const fr = {
  how: "Comment c’est calculé",
  halfTime: "MT",
  minute: (minute: number) => `${minute}′`,
  momentum: {
    title: "Temps forts",
    byMinute: "minute par minute",
    byPoint: "point par point",
    byGame: "jeu par jeu",
    steps: {
      minute: (count: number) => plural(count, { one: `${count} min`, other: `${count} min` }),
      point: (count: number) => plural(count, { one: `${count} point`, other: `${count} points` }),
      game: (count: number) => plural(count, { one: `${count} jeu`, other: `${count} jeux` }),
    },
    summary: (home: string, ofHome: string, away: string, ofAway: string) =>
      `${home} a eu l’avantage pendant ${ofHome}, ${away} pendant ${ofAway}.`,
    onTop: (name: string) => `L’avantage à ${name}`,
    level: "Équilibre",
    span: "Période de jeu",
    who: "Avantage",
    goal: (name: string, minute: string, player: string) => `${minute} But de ${name}${player && ` : ${player}`}`,
    redCard: (name: string, minute: string, player: string) =>
      `${minute} Carton rouge pour ${name}${player && ` : ${player}`}`,
    method:
      "Chaque action pèse pour un côté : un but 3, un tir cadré 1,5, un autre tir 0,8, un corner 0,7 ; un carton rouge pèse pour l’adversaire. Ce poids diminue de moitié toutes les quatre minutes, et la courbe montre ce qui reste d’un côté moins ce qui reste de l’autre.",
    methodOfScores:
      "Chaque point, but, tir ou ballon gagné pèse pour un côté, ce poids diminue de moitié en quelques minutes, et la courbe montre ce qui reste d’un côté moins ce qui reste de l’autre.",
    methodOfSets:
      "Chaque point gagné pèse pour un côté, ce poids diminue de moitié tous les quatre points, et la courbe montre ce qui reste d’un côté moins ce qui reste de l’autre. Elle repart de zéro à chaque set.",
  },
  chances: {
    title: "Probabilités",
    now: "maintenant",
    before: "avant le match",
    end: "à la fin",
    draw: "Nul",
    minute: "Minute",
    chart: (text: string) => `Probabilités au fil du match. ${text}`,
    beforeWas: (text: string) => `Avant le match : ${text}`,
    method: (matches: string, brier: string, base: string) =>
      `Les buts à venir suivent une loi de Poisson : buts marqués et encaissés par les deux équipes lors de leurs derniers matchs, score, temps restant, cartons rouges. Aucune cote n’entre dans le calcul. Résultat à la fin du temps réglementaire ; en prolongation, à la fin de celle-ci. Sur ${matches} matchs que le modèle n’avait pas vus, score de Brier ${brier} au coup d’envoi, contre ${base} pour les fréquences habituelles (0 est parfait).`,
  },
  shots: {
    title: "Tirs",
    chart: (text: string) => `Carte des tirs. ${text}`,
    total: (count: number) => plural(count, { one: `${count} tir`, other: `${count} tirs` }),
    expected: (value: string) => `${value} xG`,
    size: "Taille : xG",
    all: (count: number) => plural(count, { one: "Le tir", other: `Les ${count} tirs un par un` }),
    unknownPlayer: "Joueur inconnu",
    metres: (metres: number) => `${metres} m`,
    outcomes: { goal: "But", saved: "Arrêté", off: "Non cadré", blocked: "Contré", woodwork: "Montant" },
    bodies: { foot: "du pied", head: "de la tête" },
    situations: { "open-play": "", counter: "contre-attaque", "free-kick": "coup franc", penalty: "penalty" },
    method: (shots: number, matches: number, brier: string, base: string) =>
      `Les buts attendus (xG) sont la chance qu’un tir soit un but, d’après l’angle sous lequel il voit le but, la partie du corps et la situation. Le modèle est ajusté sur ${shots} tirs de ${matches} matchs (Pappalardo et Massucco, Wyscout, CC BY 4.0) : peu, donc à lire avec prudence. Sur des compétitions qu’il n’avait pas vues, score de Brier ${brier}, contre ${base} pour la fréquence moyenne (0 est parfait).`,
  },
};

export type AnalysisTexts = typeof fr;
