import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("cs");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const cs: CompetitionTexts = {
  breadcrumbs: "Drobečková navigace",
  home: "Úvod",
  sectionsLabel: "Části stránky soutěže",
  pageSections: "Části stránky",
  season: (season) => `Sezona ${season}`,
  seasons: "Vybrat sezonu",
  sections: {
    summary: "Přehled",
    results: "Výsledky",
    fixtures: "Program",
    standings: "Tabulka",
    draw: "Pavouk",
    scorers: "Střelci",
    odds: "Kurzy",
    news: "Zprávy",
    archive: "Archiv",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: živé výsledky, program a tabulka`,
    results: (name, season) => `${name} ${season}: všechny výsledky`,
    fixtures: (name, season) => `${name} ${season}: program`,
    standings: (name, season) => `${name} ${season}: tabulka`,
    draw: (name, season) => `${name} ${season}: pavouk`,
    scorers: (name, season) => `${name} ${season}: nejlepší střelci`,
    odds: (name, season) => `${name} ${season}: kurzy na další zápasy`,
    news: (name) => `${name}: zprávy`,
    archive: (name) => `${name}: vítězové a minulé sezony`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), sezona ${season}: živé výsledky, poslední a další zápasy a tabulka.`,
    results: (name, country, season) => `Všechny výsledky sezony ${season}: ${name} (${country}), od nejnovějších.`,
    fixtures: (name, country, season) => `Kdo, s kým a kdy? Další zápasy sezony ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `Tabulka sezony ${season}: ${name} (${country}). Celkem, doma, venku a forma.`,
    draw: (name, country, season) => `Pavouk sezony ${season}, kolo po kole až do finále: ${name} (${country}).`,
    scorers: (name, country, season) =>
      `Kdo dává nejvíc gólů? Nejlepší střelci sezony ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `Kurzy na další zápasy: ${name} (${country}), sezona ${season}, podle pravidel země, ve které jste.`,
    news: (name, country) => `Ohlasy a zprávy ze soutěže: ${name} (${country}).`,
    archive: (name, country) => `Vítězové, sezona po sezoně: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: všechny výsledky sezony`,
      description: (name, country, season) =>
        `Sezona ${season} skončila: připomeňte si její výsledky, zápasy a nejlepší hráče. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: živé výsledky, program a pavouk`,
      description: (name, country, season) =>
        `${name} (${country}), sezona ${season}: živé výsledky, poslední a další zápasy a pavouk, kolo po kole.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: živé výsledky, program a poslední zápasy`,
      description: (name, country, season) =>
        `${name} (${country}), sezona ${season}: živé výsledky, poslední a další zápasy.`,
    },
  },
  live: "Živě",
  lastResults: "Poslední výsledky",
  next: "Další zápasy",
  nextEvents: "Další závody",
  lastEvents: "Poslední závody",
  allResults: "Všechny výsledky",
  allFixtures: "Celý program",
  calendar: "Sledovat program ve vlastním kalendáři",
  wholeTable: "Celá tabulka",
  participants: { teams: "Týmy", players: "Účastníci" },
  allScorers: "Všichni střelci",
  wholeDraw: "Celý pavouk",
  emptySeason: "Zatím není nic ohlášeno",
  emptySeasonHint: "Zápasy této sezony se tu objeví, jakmile budou známé.",
  emptyPart: "Víc jich není",
  moreParts: "Strany seznamu",
  partBefore: { results: "Novější výsledky", fixtures: "Dřívější zápasy" },
  partAfter: { results: "Starší výsledky", fixtures: "Pozdější zápasy" },
  rounds: "Kola",
  toBeDecided: "Ještě neznámý",
  bye: "Volný los",
  penalties: (score) => `pen. ${score}`,
  drawHint: "Další kolo zobrazíte posunutím.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "postup",
  rank: "Místo",
  scorer: "Střelec",
  team: "Tým",
  goals: "Góly",
  assists: "Asistence",
  ofPenalties: (count) => `${count} z pen.`,
  emptyScorers: "Ještě nikdo nedal gól",
  emptyScorersHint: "Seznam začíná prvním gólem sezony.",
  archiveSeason: "Sezona",
  winner: "Vítěz",
  running: "Probíhá",
  unknownWinner: "–",
  form5: "5 zápasů",
  countryTitle: (sport, country) => `${sport}, ${country}: soutěže, stavy a výsledky`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 soutěž", few: `${count} soutěže`, other: `${count} soutěží` })}, s živými výsledky, programem a tabulkami.`,
  competitions: "Soutěže",
  liveCount: (count) => `${count} živě`,
  todayCount: (count) =>
    plural(count, { one: "1 zápas dnes", few: `${count} zápasy dnes`, other: `${count} zápasů dnes` }),
};
