import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: [
    "{team} behält gegen {other} die Oberhand",
    "{team} gewinnt gegen {other}",
    "{team} feiert einen Sieg gegen {other}",
  ],
  closeHeadline: [
    "{team} zittert sich gegen {other} zum Sieg",
    "{team} bringt den Sieg gegen {other} ins Ziel",
    "{score}: knapper Sieg für {team}",
  ],
  clearHeadline: [
    "{team} lässt {other} keine Chance",
    "{team} gewinnt klar gegen {other}",
    "Ein klarer Tag für {team}",
  ],
  drawnHeadline: ["{home} und {away} teilen die Punkte", "Kein Sieger zwischen {home} und {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "Der Sieg ging an {team}: {score} ({league}).",
    "Am Ende jubelte {team}: {score} ({league}).",
    "{team} hat die Aufgabe gelöst. Das Ergebnis: {score} ({league}).",
  ],
  close: [
    "Es war eng, aber es zählt: {score} ({league}).",
    "Ein umkämpftes Spiel ({league}) mit dem besseren Ende für {team}: {score}.",
    "Viel lag nicht dazwischen: {score} ({league}).",
  ],
  clear: [
    "Das Ergebnis sagt alles: {score} ({league}).",
    "{team} hatte weit mehr zu bieten: {score} ({league}).",
    "Am Sieger gab es wenig Zweifel: {score} ({league}).",
  ],
  drawn: ["{league}: {score}, damit können beide leben.", "Nichts konnte die beiden trennen: {score} ({league})."],
  byMethod: ["{team} bezwingt {other} ({method}). {league}."],
  race: ["{home} ist im Ziel: {league}."],
  place: ["Endplatzierung: {value}."],
  halfTime: ["Zur Pause stand es {value}.", "Die erste Halbzeit war {value} ausgegangen."],
  parts: ["Der Verlauf: {value}.", "Abschnitt für Abschnitt: {value}."],
  scorers: ["Die Tore für {team}: {value}.", "Für {team} trafen: {value}."],
  noGoals: ["Beide Torhüter blieben ohne Gegentor.", "Tore gab es keine."],
  shootOut: ["Das Elfmeterschießen musste entscheiden: {value}.", "Erst vom Punkt fiel die Entscheidung: {value}."],
  afterExtraTime: ["Die reguläre Spielzeit reichte nicht.", "Es brauchte mehr als die reguläre Spielzeit."],
  cards: ["Gelbe Karten: {value}.", "Der Schiedsrichter zeigte Gelb. Gesamt: {value}."],
  sentOff: ["Platzverweise: {value}."],
  crowd: ["Zuschauer: {value}.", "Auf den Rängen: {value}."],
  venue: ["Spielort: {value}.", "Gespielt wurde hier: {value}."],
  ofCountries: {
    wonHeadline: ["{score}: ein verdienter Lohn", "{score}: die Entscheidung ist gefallen"],
    closeHeadline: ["{score}: ein knapper Sieg", "{score}: Zittern bis zum Schluss"],
    clearHeadline: ["{score}: ein klarer Sieg", "{score}: eine deutliche Angelegenheit"],
    drawnHeadline: ["{score}: Punkteteilung", "{score}: kein Sieger"],
    won: ["Die Aufgabe ist gelöst. Sieg: {team} ({league}).", "Sieg am Ende: {team} ({league})."],
    close: [
      "Es war eng, aber es zählt. Sieg: {team} ({league}).",
      "Viel lag nicht dazwischen. Sieg: {team} ({league}).",
    ],
    clear: ["Das Ergebnis sagt alles ({league}).", "Am Sieger gab es wenig Zweifel ({league})."],
    drawn: ["{league}: Damit können beide leben.", "Nichts konnte die beiden trennen ({league})."],
    scorers: ["{team}, Torschützen: {value}.", "Tore, {team}: {value}."],
  },
};
