import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("de");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const de: CompetitionTexts = {
  breadcrumbs: "Brotkrumen",
  home: "Startseite",
  sectionsLabel: "Rubriken des Wettbewerbs",
  pageSections: "Rubriken",
  season: (season) => `Saison ${season}`,
  seasons: "Saison wählen",
  sections: {
    summary: "Übersicht",
    results: "Ergebnisse",
    fixtures: "Spielplan",
    standings: "Tabelle",
    draw: "Turnierbaum",
    scorers: "Torjäger",
    odds: "Quoten",
    news: "News",
    archive: "Archiv",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: Live-Ergebnisse, Spielplan und Tabelle`,
    results: (name, season) => `${name} ${season}: alle Ergebnisse`,
    fixtures: (name, season) => `${name} ${season}: Spielplan`,
    standings: (name, season) => `${name} ${season}: Tabelle`,
    draw: (name, season) => `${name} ${season}: Turnierbaum`,
    scorers: (name, season) => `${name} ${season}: beste Torjäger`,
    odds: (name, season) => `${name} ${season}: Quoten der nächsten Spiele`,
    news: (name) => `${name}: News`,
    archive: (name) => `${name}: Sieger und frühere Saisons`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), Saison ${season}: Live-Ergebnisse, die letzten und die nächsten Begegnungen und die Tabelle.`,
    results: (name, country, season) =>
      `Alle Ergebnisse der Saison ${season}: ${name} (${country}), die neuesten zuerst.`,
    fixtures: (name, country, season) =>
      `Wer spielt wann gegen wen? Die nächsten Termine der Saison ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `Die Tabelle der Saison ${season}: ${name} (${country}). Gesamt, Heim, Auswärts und Form.`,
    draw: (name, country, season) =>
      `Der Turnierbaum der Saison ${season}, Runde für Runde bis zum Finale: ${name} (${country}).`,
    scorers: (name, country, season) =>
      `Wer trifft am häufigsten? Die Torjäger der Saison ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `Die Quoten der nächsten Spiele: ${name} (${country}), Saison ${season}, nach den Regeln des Landes, in dem Sie sind.`,
    news: (name, country) => `Spielberichte und Neuigkeiten des Wettbewerbs: ${name} (${country}).`,
    archive: (name, country) => `Die Sieger, Saison für Saison: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: alle Ergebnisse der Saison`,
      description: (name, country, season) =>
        `Die Saison ${season} ist vorbei: ihre Ergebnisse, ihre Begegnungen und ihre besten Spieler im Rückblick. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: Live-Ergebnisse, Spielplan und Turnierbaum`,
      description: (name, country, season) =>
        `${name} (${country}), Saison ${season}: Live-Ergebnisse, die letzten und die nächsten Begegnungen und der Turnierbaum, Runde für Runde.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: Live-Ergebnisse, Spielplan und Ergebnisse`,
      description: (name, country, season) =>
        `${name} (${country}), Saison ${season}: Live-Ergebnisse, die letzten und die nächsten Begegnungen.`,
    },
  },
  live: "Live",
  lastResults: "Letzte Ergebnisse",
  next: "Nächste Spiele",
  nextEvents: "Nächste Wettbewerbe",
  lastEvents: "Letzte Wettbewerbe",
  allResults: "Alle Ergebnisse",
  allFixtures: "Ganzer Spielplan",
  calendar: "Spielplan im eigenen Kalender abonnieren",
  wholeTable: "Ganze Tabelle",
  participants: { teams: "Mannschaften", players: "Teilnehmer" },
  allScorers: "Alle Torschützen",
  wholeDraw: "Ganzer Turnierbaum",
  emptySeason: "Noch ist nichts angekündigt",
  emptySeasonHint: "Die Begegnungen dieser Saison erscheinen hier, sobald sie bekannt sind.",
  emptyPart: "Mehr gibt es nicht",
  moreParts: "Seiten der Liste",
  partBefore: { results: "Neuere Ergebnisse", fixtures: "Frühere Spiele" },
  partAfter: { results: "Ältere Ergebnisse", fixtures: "Spätere Spiele" },
  rounds: "Runden",
  toBeDecided: "Noch offen",
  bye: "Freilos",
  penalties: (score) => `i. E. ${score}`,
  drawHint: "Wischen, um die nächste Runde zu sehen.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "weiter",
  rank: "Platz",
  scorer: "Torjäger",
  team: "Team",
  goals: "Tore",
  assists: "Vorlagen",
  ofPenalties: (count) => `${count} Elfm.`,
  emptyScorers: "Noch hat niemand getroffen",
  emptyScorersHint: "Die Liste beginnt mit dem ersten Tor der Saison.",
  archiveSeason: "Saison",
  winner: "Sieger",
  running: "Läuft",
  unknownWinner: "–",
  form5: "5 Spiele",
  countryTitle: (sport, country) => `${sport} ${country}: Wettbewerbe, Spielstände und Ergebnisse`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 Wettbewerb", other: `${count} Wettbewerbe` })}, mit Live-Ergebnissen, Spielplänen und Tabellen.`,
  competitions: "Wettbewerbe",
  liveCount: (count) => `${count} live`,
  todayCount: (count) => plural(count, { one: "1 Spiel heute", other: `${count} Spiele heute` }),
};
