import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

/** Tables of leagues, wherever one stands. */
export const fr = {
  title: "Classement",
  filter: "Matchs",
  overall: "Général",
  home: "Domicile",
  away: "Extérieur",
  form: "Forme",
  halfTime: "Mi-temps",
  teams: "Équipes",
  playedHead: "MJ",
  overUnder: {
    name: "Plus/Moins",
    line: "Nombre de buts",
    over: "Plus",
    under: "Moins",
    perGame: "Buts par match",
    perGameHead: "B/M",
    note: "Total de buts ou de points des deux équipes dans les matchs terminés.",
  },
  legend: "Légende",
  running: "Match en cours",
  rankChange: (ranks: number) =>
    ranks > 0
      ? plural(ranks, { one: "1 place gagnée", other: `${ranks} places gagnées` })
      : plural(-ranks, { one: "1 place perdue", other: `${-ranks} places perdues` }),
  liveNote: "Classement en direct, comme si tout s’arrêtait maintenant.",
  empty: "Pas de classement",
  emptyHint: "Il apparaît dès le premier résultat de la compétition.",
  columns: {
    rank: "Rang",
    team: "Équipe",
    played: "Matchs joués",
    wins: "Victoires",
    overtimeWins: "Victoires après prolongation",
    penaltyWins: "Victoires aux tirs au but",
    draws: "Nuls",
    overtimeLosses: "Défaites après prolongation",
    penaltyLosses: "Défaites aux tirs au but",
    losses: "Défaites",
    goals: "Marqués et encaissés",
    difference: "Différence",
    percentage: "Part de victoires",
    time: "Temps",
    points: "Points",
  },
};

export type StandingsTexts = typeof fr;
