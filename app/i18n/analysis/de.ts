import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("de");

export const de: AnalysisTexts = {
  how: "So wird gerechnet",
  halfTime: "HZ",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Spielverlauf",
    byMinute: "Minute für Minute",
    byPoint: "Punkt für Punkt",
    byGame: "Spiel für Spiel",
    steps: {
      minute: (count) => plural(count, { one: `${count} Min.`, other: `${count} Min.` }),
      point: (count) => plural(count, { one: `${count} Punkt`, other: `${count} Punkte` }),
      game: (count) => plural(count, { one: `${count} Spiel`, other: `${count} Spiele` }),
    },
    summary: (home, ofHome, away, ofAway) => `${home} hatte ${ofHome} lang die Oberhand, ${away} ${ofAway}.`,
    onTop: (name) => `${name} im Vorteil`,
    level: "Ausgeglichen",
    span: "Spielabschnitt",
    who: "Im Vorteil",
    goal: (name, minute, player) => `${minute} Tor für ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} Rote Karte für ${name}${player && `: ${player}`}`,
    method:
      "Jede Aktion zählt für eine Seite: ein Tor 3, ein Schuss aufs Tor 1,5, ein anderer Schuss 0,8, eine Ecke 0,7; eine Rote Karte zählt für den Gegner. Das Gewicht halbiert sich alle vier Minuten; gezeigt wird, was von der einen Seite bleibt, weniger dem, was von der anderen bleibt.",
    methodOfScores:
      "Jeder Punkt, jedes Tor, jeder Schuss oder Ballgewinn zählt für eine Seite, das Gewicht halbiert sich in wenigen Minuten; gezeigt wird, was von der einen Seite bleibt, weniger dem, was von der anderen bleibt.",
    methodOfSets:
      "Jeder gewonnene Punkt zählt für eine Seite, das Gewicht halbiert sich alle vier Punkte; gezeigt wird, was von der einen Seite bleibt, weniger dem, was von der anderen bleibt. Jeder Satz beginnt neu.",
  },
  chances: {
    title: "Siegchancen",
    now: "jetzt",
    before: "vor dem Spiel",
    end: "am Ende",
    draw: "Unentschieden",
    minute: "Minute",
    chart: (text) => `Siegchancen im Lauf des Spiels. ${text}`,
    beforeWas: (text) => `Vor dem Spiel: ${text}`,
    method: (matches, brier, base) =>
      `Die Tore, die noch fallen, sind Poisson-verteilt: Tore und Gegentore beider Mannschaften in ihren letzten Spielen, Spielstand, Restzeit, Rote Karten. Quoten gehen nicht ein. Gemeint ist das Ergebnis nach regulärer Spielzeit, in der Verlängerung das nach dieser. In ${matches} Spielen, die das Modell nicht kannte, ist der Brier-Wert beim Anpfiff ${brier}, mit den üblichen Anteilen ${base} (0 ist perfekt).`,
  },
  shots: {
    title: "Schüsse",
    chart: (text) => `Schusskarte. ${text}`,
    total: (count) => plural(count, { one: `${count} Schuss`, other: `${count} Schüsse` }),
    expected: (value) => `${value} xG`,
    size: "Größe: xG",
    all: (count) => plural(count, { one: "Der Schuss", other: `Alle ${count} Schüsse` }),
    unknownPlayer: "Unbekannter Spieler",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Tor", saved: "Gehalten", off: "Daneben", blocked: "Geblockt", woodwork: "Aluminium" },
    bodies: { foot: "mit dem Fuß", head: "Kopfball" },
    situations: { "open-play": "", counter: "Konter", "free-kick": "Freistoß", penalty: "Elfmeter" },
    method: (shots, matches, brier, base) =>
      `Erwartete Tore (xG) sind die Chance, dass ein Schuss ein Tor ist: nach dem Winkel, unter dem er das Tor sieht, dem Körperteil und der Situation. Das Modell beruht auf ${shots} Schüssen aus ${matches} Spielen (Pappalardo und Massucco, Wyscout, CC BY 4.0): wenig, also mit Vorsicht zu lesen. In Wettbewerben, die es nicht kannte, ist sein Brier-Wert ${brier}, mit dem mittleren Anteil ${base} (0 ist perfekt).`,
  },
};
