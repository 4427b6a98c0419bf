import { createPlural } from "../../../shared/texts/plural.ts";
import type { FigureColumn } from "../../features/participant/figure-columns.ts";
import type { PlayerSection, TeamSection } from "../../../shared/addresses/address.ts";

const plural = createPlural("fr");

const teamTabs: Readonly<Record<TeamSection, string>> = {
  summary: "Aperçu",
  results: "Résultats",
  fixtures: "Calendrier",
  squad: "Effectif",
  transfers: "Transferts",
  absences: "Absences",
  news: "Actualités",
};
const playerTabs: Readonly<Record<PlayerSection, string>> = {
  summary: "Profil",
  matches: "Matchs",
  transfers: "Transferts",
  injuries: "Blessures",
};
/** Headings of a squad's lines; a role that is not here is its own heading. */
const lines: Readonly<Record<string, string>> = {
  goalkeeper: "Gardiens",
  defender: "Défenseurs",
  midfielder: "Milieux",
  forward: "Attaquants",
  coach: "Encadrement",
};

type Named = readonly [short: string, long: string];
/** Column heads in tables of figures, with their meaning. */
const columns: Readonly<Record<FigureColumn, Named>> = {
  games: ["M", "Matchs"],
  wins: ["V", "Victoires"],
  losses: ["D", "Défaites"],
  podiums: ["Pod.", "Podiums"],
  best: ["Meil.", "Meilleure place"],
  minutes: ["Min.", "Minutes"],
  goals: ["B", "Buts"],
  assists: ["PD", "Passes décisives"],
  points: ["Pts", "Points"],
  yellowCards: ["CJ", "Cartons jaunes"],
  redCards: ["CR", "Cartons rouges"],
  rating: ["Note", "Note moyenne"],
};
/** The head of the games column for races and bouts. */
const gamesOf: Readonly<Record<"race" | "bout", Named>> = { race: ["Dép.", "Départs"], bout: ["C", "Combats"] };

export const fr = {
  tabsLabel: "Rubriques",
  breadcrumbs: "Fil d’Ariane",
  teamTabs,
  playerTabs,
  lines,
  otherPlayers: "Joueurs",
  kinds: { player: "Joueur", coach: "Entraîneur", referee: "Arbitre" },
  now: "En ce moment",
  next: "À suivre",
  last: "Derniers matchs",
  lastRaces: "Dernières épreuves",
  /** Neither above nor below the par of a golf course. */
  evenPar: "par",
  nextOfTeam: (team: string) => `${team} : à suivre`,
  allResults: "Tous les résultats",
  allFixtures: "Tout le calendrier",
  calendar: "Calendrier à suivre dans votre agenda",
  form: (name: string) => `Forme de ${name}, du plus ancien au plus récent`,
  results: { w: "Victoire", d: "Nul", l: "Défaite" },
  letters: { w: "V", d: "N", l: "D" },
  tables: "Classements",
  /** "2e sur 18" */
  rankOf: (rank: number, teams: number) => `${rank === 1 ? "1er" : `${rank}e`} sur ${teams}`,
  inTable: (points: string, games: number) =>
    `${points} pts en ${plural(games, { one: "1 match", other: `${games} matchs` })}`,
  inRaces: (points: string, races: number) =>
    `${points} pts en ${plural(races, { one: "1 épreuve", other: `${races} épreuves` })}`,
  squad: "Effectif",
  bestRated: "Les mieux notés",
  wholeSquad: "Tout l’effectif",
  rating: (value: string) => `note ${value}`,
  ratingHead: "Note",
  absences: "Absents",
  allAbsences: "Toutes les absences",
  current: "En cours",
  past: "Passées",
  since: (date: string) => `depuis le ${date}`,
  fromTo: (from: string, to: string) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
  missed: (games: number) => plural(games, { one: "1 match manqué", other: `${games} matchs manqués` }),
  transfers: "Transferts",
  allTransfers: "Tous les transferts",
  arrivals: "Arrivées",
  departures: "Départs",
  from: "de",
  to: "vers",
  news: "Actualités",
  allNews: "Toutes les actualités",
  profile: "Profil",
  team: "Équipe",
  nationality: "Nationalité",
  position: "Poste",
  number: "Numéro",
  born: "Naissance",
  age: (years: number) => `${years} ans`,
  sport: "Sport",
  career: "Carrière",
  careerHint: "Ce que nos données comptent, par saison et par compétition.",
  season: "Saison",
  competition: "Compétition",
  columns,
  gamesOf,
  thisSeason: (season: string) => `Saison ${season}`,
  ratings: "Note par match",
  ratingsHint: "Du plus ancien au plus récent",
  lastWithRating: "Derniers matchs",
  minutes: (count: number) => `${count} min`,
  games: (count: number) => plural(count, { one: "1 match", other: `${count} matchs` }),
  shirt: (number: string) => `n° ${number}`,
  goals: (count: number) => plural(count, { one: "1 but", other: `${count} buts` }),
  assists: (count: number) => plural(count, { one: "1 passe", other: `${count} passes` }),
  points: (count: number) => plural(count, { one: "1 point", other: `${count} points` }),
  against: (opponent: string) => `contre ${opponent}`,
  pages: "Pages",
  pageOf: (page: number) => `Page ${page}`,
  newer: "Plus récents",
  older: "Plus anciens",
  earlier: "Plus tôt",
  later: "Plus tard",
  noGames: "Aucun match connu",
  noGamesHint: "Le calendrier s’affiche ici dès qu’il est publié.",
  noFigures: "Pas encore de statistiques",
  noFiguresHint: "Elles s’ajoutent après chaque match joué.",
  title: {
    team: (name: string, sport: string) => `${name} : scores, calendrier et résultats · ${sport}`,
    player: (name: string, what: string) => `${name} : profil, résultats et statistiques · ${what}`,
    section: (name: string, section: string, sport: string) =>
      `${name} : ${section.toLocaleLowerCase("fr")} · ${sport}`,
  },
  description: {
    team: (name: string, sport: string, country: string) =>
      `Suivez ${name} (${sport.toLocaleLowerCase("fr")}, ${country}) : score en direct, prochains matchs, derniers résultats, classement et effectif.`,
    player: (name: string, what: string) =>
      `${name}, ${what} : derniers matchs, saison par saison, notes et statistiques, mis à jour après chaque rencontre.`,
    /** Texts for the sections after the first. */
    ofTeam: {
      results: (name: string, sport: string) =>
        `Tous les résultats de ${name} (${sport.toLocaleLowerCase("fr")}), du plus récent au plus ancien, toutes compétitions confondues.`,
      fixtures: (name: string, sport: string) =>
        `Quand joue ${name} ? Les prochains matchs (${sport.toLocaleLowerCase("fr")}), avec les dates, les heures et les adversaires.`,
      squad: (name: string) =>
        `Qui joue à ${name} ? L’effectif poste par poste, avec les matchs, les buts et les notes de chacun.`,
      transfers: (name: string) =>
        `Qui arrive, qui part ? Les transferts de ${name}, avec les clubs, les dates et les montants connus.`,
      absences: (name: string) =>
        `Blessures, maladies et suspensions : qui manque à ${name} aujourd’hui, et qui a manqué cette saison.`,
      news: (name: string, sport: string) =>
        `Les derniers articles sur ${name} (${sport.toLocaleLowerCase("fr")}) : matchs racontés, transferts et nouvelles du jour.`,
    },
    ofPlayer: {
      matches: (name: string) =>
        `Les matchs de ${name}, du plus récent au plus ancien, avec le temps de jeu et la note de chacun.`,
      transfers: (name: string) =>
        `Les clubs de ${name}, un transfert après l’autre, avec les dates et les montants connus.`,
      injuries: (name: string) =>
        `Les blessures et les suspensions de ${name}, avec leurs dates et les matchs manqués.`,
    },
  },
};

export type PeopleTexts = typeof fr;
