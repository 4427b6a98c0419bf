import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("nl");

/** Tables of leagues, wherever one stands. */
export const nl: StandingsTexts = {
  title: "Stand",
  filter: "Wedstrijden",
  overall: "Totaal",
  home: "Thuis",
  away: "Uit",
  form: "Vorm",
  halfTime: "Rust",
  teams: "Teams",
  playedHead: "Gs",
  overUnder: {
    name: "Over/under",
    line: "Grens",
    over: "Over",
    under: "Under",
    perGame: "Doelpunten per wedstrijd",
    perGameHead: "D/W",
    note: "Doelpunten of punten van beide teams samen, in afgelopen wedstrijden.",
  },
  legend: "Legenda",
  running: "Wedstrijd bezig",
  rankChange: (ranks) =>
    ranks > 0
      ? plural(ranks, { one: "1 plaats gestegen", other: `${ranks} plaatsen gestegen` })
      : plural(-ranks, { one: "1 plaats gezakt", other: `${-ranks} plaatsen gezakt` }),
  liveNote: "Livestand, alsof alles nu zou eindigen.",
  empty: "Geen stand",
  emptyHint: "Die verschijnt met de eerste uitslag van de competitie.",
  columns: {
    rank: "Plaats",
    team: "Team",
    played: "Gespeeld",
    wins: "Gewonnen",
    overtimeWins: "Gewonnen na verlenging",
    penaltyWins: "Gewonnen na strafschoppen",
    draws: "Gelijk",
    overtimeLosses: "Verloren na verlenging",
    penaltyLosses: "Verloren na strafschoppen",
    losses: "Verloren",
    goals: "Voor en tegen",
    difference: "Saldo",
    percentage: "Winstpercentage",
    time: "Tijd",
    points: "Punten",
  },
};
