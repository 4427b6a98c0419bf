import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("it");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const it: CompetitionTexts = {
  breadcrumbs: "Percorso di navigazione",
  home: "Home",
  sectionsLabel: "Sezioni della competizione",
  pageSections: "Sezioni",
  season: (season) => `stagione ${season}`,
  seasons: "Scegli la stagione",
  sections: {
    summary: "Sommario",
    results: "Risultati",
    fixtures: "Calendario",
    standings: "Classifica",
    draw: "Tabellone",
    scorers: "Marcatori",
    odds: "Quote",
    news: "Notizie",
    archive: "Archivio",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: risultati in diretta, calendario e classifica`,
    results: (name, season) => `${name} ${season}: tutti i risultati`,
    fixtures: (name, season) => `${name} ${season}: calendario delle partite`,
    standings: (name, season) => `${name} ${season}: classifica`,
    draw: (name, season) => `${name} ${season}: tabellone`,
    scorers: (name, season) => `${name} ${season}: classifica marcatori`,
    odds: (name, season) => `${name} ${season}: quote delle prossime partite`,
    news: (name) => `${name}: notizie`,
    archive: (name) => `${name}: albo d’oro e stagioni passate`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), stagione ${season}: risultati in diretta, ultime partite, prossimi appuntamenti e classifica.`,
    results: (name, country, season) =>
      `Tutti i risultati della stagione ${season}: ${name} (${country}), dal più recente al più vecchio.`,
    fixtures: (name, country, season) =>
      `Chi gioca e quando? Le prossime date della stagione ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `La classifica della stagione ${season}: ${name} (${country}). Generale, in casa, in trasferta e stato di forma.`,
    draw: (name, country, season) =>
      `Il tabellone della stagione ${season}, turno per turno fino alla finale: ${name} (${country}).`,
    scorers: (name, country, season) => `Chi segna di più? I marcatori della stagione ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `Le quote delle prossime partite: ${name} (${country}), stagione ${season}, secondo le regole del Paese in cui ti trovi.`,
    news: (name, country) => `Resoconti e notizie della competizione: ${name} (${country}).`,
    archive: (name, country) => `I vincitori, stagione per stagione: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: tutti i risultati della stagione`,
      description: (name, country, season) =>
        `La stagione ${season} è finita: ripercorri i suoi risultati, le sue partite e i suoi migliori giocatori. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: risultati in diretta, calendario e tabellone`,
      description: (name, country, season) =>
        `${name} (${country}), stagione ${season}: risultati in diretta, ultime partite, prossimi appuntamenti e il tabellone, turno per turno.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: risultati in diretta, calendario e ultime partite`,
      description: (name, country, season) =>
        `${name} (${country}), stagione ${season}: risultati in diretta, ultime partite e prossimi appuntamenti.`,
    },
  },
  live: "In diretta",
  lastResults: "Ultimi risultati",
  next: "Prossime partite",
  nextEvents: "Prossime gare",
  lastEvents: "Ultime gare",
  allResults: "Tutti i risultati",
  allFixtures: "Calendario completo",
  calendar: "Segui queste partite nel tuo calendario",
  wholeTable: "Classifica completa",
  participants: { teams: "Squadre", players: "Partecipanti" },
  allScorers: "Tutti i marcatori",
  wholeDraw: "Tabellone completo",
  emptySeason: "Ancora nessun annuncio",
  emptySeasonHint: "Le partite di questa stagione appaiono qui appena sono note.",
  emptyPart: "Non ce ne sono altre",
  moreParts: "Pagine dell’elenco",
  partBefore: { results: "Risultati più recenti", fixtures: "Partite precedenti" },
  partAfter: { results: "Risultati più vecchi", fixtures: "Partite successive" },
  rounds: "Turni",
  toBeDecided: "Da definire",
  bye: "Bye",
  penalties: (score) => `d.c.r. ${score}`,
  drawHint: "Scorri per vedere il turno successivo.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "passa",
  rank: "Posizione",
  scorer: "Marcatore",
  team: "Squadra",
  goals: "Gol",
  assists: "Assist",
  ofPenalties: (count) => `${count} rig.`,
  emptyScorers: "Nessuno ha ancora segnato",
  emptyScorersHint: "L’elenco comincia con il primo gol della stagione.",
  archiveSeason: "Stagione",
  winner: "Vincitore",
  running: "In corso",
  unknownWinner: "–",
  form5: "5 partite",
  countryTitle: (sport, country) => `${sport}, ${country}: competizioni, punteggi e risultati`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 competizione", other: `${count} competizioni` })}, con risultati in diretta, calendari e classifiche.`,
  competitions: "Competizioni",
  liveCount: (count) => `${count} in diretta`,
  todayCount: (count) => plural(count, { one: "1 partita oggi", other: `${count} partite oggi` }),
};
