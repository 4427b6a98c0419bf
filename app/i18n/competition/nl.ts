import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("nl");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const nl: CompetitionTexts = {
  breadcrumbs: "Kruimelpad",
  home: "Home",
  sectionsLabel: "Onderdelen van de competitie",
  pageSections: "Onderdelen",
  season: (season) => `Seizoen ${season}`,
  seasons: "Kies een seizoen",
  sections: {
    summary: "Overzicht",
    results: "Uitslagen",
    fixtures: "Programma",
    standings: "Stand",
    draw: "Schema",
    scorers: "Topscorers",
    odds: "Odds",
    news: "Nieuws",
    archive: "Archief",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: livescores, programma en stand`,
    results: (name, season) => `${name} ${season}: alle uitslagen`,
    fixtures: (name, season) => `${name} ${season}: programma`,
    standings: (name, season) => `${name} ${season}: stand`,
    draw: (name, season) => `${name} ${season}: schema`,
    scorers: (name, season) => `${name} ${season}: topscorers`,
    odds: (name, season) => `${name} ${season}: odds van de volgende wedstrijden`,
    news: (name) => `${name}: nieuws`,
    archive: (name) => `${name}: winnaars en eerdere seizoenen`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), seizoen ${season}: livescores, de laatste uitslagen, de volgende wedstrijden en de stand.`,
    results: (name, country, season) =>
      `Alle uitslagen van het seizoen ${season}: ${name} (${country}), de nieuwste eerst.`,
    fixtures: (name, country, season) =>
      `Wie speelt wanneer tegen wie? De komende wedstrijden van het seizoen ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `De stand van het seizoen ${season}: ${name} (${country}). Totaal, thuis, uit en vorm.`,
    draw: (name, country, season) =>
      `Het schema van het seizoen ${season}, ronde voor ronde tot de finale: ${name} (${country}).`,
    scorers: (name, country, season) =>
      `Wie scoort het vaakst? De topscorers van het seizoen ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `De odds van de volgende wedstrijden: ${name} (${country}), seizoen ${season}, volgens de regels van het land waar je bent.`,
    news: (name, country) => `Wedstrijdverslagen en nieuws van de competitie: ${name} (${country}).`,
    archive: (name, country) => `De winnaars, seizoen voor seizoen: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: alle uitslagen van het seizoen`,
      description: (name, country, season) =>
        `Het seizoen ${season} is voorbij: kijk terug op de uitslagen, de wedstrijden en de beste spelers. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: livescores, programma en schema`,
      description: (name, country, season) =>
        `${name} (${country}), seizoen ${season}: livescores, de laatste uitslagen, de volgende wedstrijden en het schema, ronde na ronde.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: livescores, programma en uitslagen`,
      description: (name, country, season) =>
        `${name} (${country}), seizoen ${season}: livescores, de laatste uitslagen en de volgende wedstrijden.`,
    },
  },
  live: "Live",
  lastResults: "Laatste uitslagen",
  next: "Volgende wedstrijden",
  nextEvents: "Volgende evenementen",
  lastEvents: "Laatste evenementen",
  allResults: "Alle uitslagen",
  allFixtures: "Hele programma",
  calendar: "Volg dit programma in je agenda",
  wholeTable: "Volledige stand",
  participants: { teams: "Teams", players: "Deelnemers" },
  allScorers: "Alle doelpuntenmakers",
  wholeDraw: "Hele schema",
  emptySeason: "Er is nog niets aangekondigd",
  emptySeasonHint: "De wedstrijden van dit seizoen verschijnen hier zodra ze bekend zijn.",
  emptyPart: "Meer zijn er niet",
  moreParts: "Pagina’s van de lijst",
  partBefore: { results: "Nieuwere uitslagen", fixtures: "Eerdere wedstrijden" },
  partAfter: { results: "Oudere uitslagen", fixtures: "Latere wedstrijden" },
  rounds: "Ronden",
  toBeDecided: "Nog onbekend",
  bye: "Vrij",
  penalties: (score) => `n.s. ${score}`,
  drawHint: "Veeg om de volgende ronde te zien.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "door",
  rank: "Plaats",
  scorer: "Doelpuntenmaker",
  team: "Team",
  goals: "Doelpunten",
  assists: "Assists",
  ofPenalties: (count) => plural(count, { one: "1 strafsch.", other: `${count} strafsch.` }),
  emptyScorers: "Er is nog niet gescoord",
  emptyScorersHint: "De lijst begint met het eerste doelpunt van het seizoen.",
  archiveSeason: "Seizoen",
  winner: "Winnaar",
  running: "Bezig",
  unknownWinner: "–",
  form5: "5 wedstrijden",
  countryTitle: (sport, country) => `${sport} ${country}: competities, scores en uitslagen`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 competitie", other: `${count} competities` })}, met livescores, uitslagen, programma’s en standen.`,
  competitions: "Competities",
  liveCount: (count) => `${count} live`,
  todayCount: (count) => plural(count, { one: "1 wedstrijd vandaag", other: `${count} wedstrijden vandaag` }),
};
