import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("de");

/** Tables of leagues, wherever one stands. */
export const de: StandingsTexts = {
  title: "Tabelle",
  filter: "Spiele",
  overall: "Gesamt",
  home: "Heim",
  away: "Auswärts",
  form: "Form",
  halfTime: "Halbzeit",
  teams: "Teams",
  playedHead: "Sp",
  overUnder: {
    name: "Über/Unter",
    line: "Grenze",
    over: "Über",
    under: "Unter",
    perGame: "Tore pro Spiel",
    perGameHead: "T/S",
    note: "Tore oder Punkte beider Mannschaften in beendeten Spielen.",
  },
  legend: "Legende",
  running: "Laufendes Spiel",
  rankChange: (ranks) =>
    ranks > 0
      ? plural(ranks, { one: "1 Platz gewonnen", other: `${ranks} Plätze gewonnen` })
      : plural(-ranks, { one: "1 Platz verloren", other: `${-ranks} Plätze verloren` }),
  liveNote: "Live-Tabelle: als wäre jetzt Schluss.",
  empty: "Keine Tabelle",
  emptyHint: "Sie erscheint mit dem ersten Ergebnis des Wettbewerbs.",
  columns: {
    rank: "Platz",
    team: "Team",
    played: "Spiele",
    wins: "Siege",
    overtimeWins: "Siege nach Verlängerung",
    penaltyWins: "Siege nach Penaltys",
    draws: "Unentschieden",
    overtimeLosses: "Niederlagen nach Verlängerung",
    penaltyLosses: "Niederlagen nach Penaltys",
    losses: "Niederlagen",
    goals: "Erzielt und kassiert",
    difference: "Differenz",
    percentage: "Siegquote",
    time: "Zeit",
    points: "Punkte",
  },
};
