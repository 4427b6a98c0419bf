import { calendar } from "../../../shared/texts/fr/calendar.ts";
import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

/** Only English has a way to write a date in words with the month first (C9.06). */
type LongDate = (weekday: string, day: number, month: string, isMonthFirst: boolean) => string;
const longDate: LongDate = (weekday, day, month) => `${weekday} ${day === 1 ? "1er" : day} ${month}`;

/** French: no-break spaces before high punctuation, the typographic apostrophe. Keys are the same in each catalogue. */
export const fr = {
  tagline: "Scores en direct",
  skipToContent: "Aller au contenu",
  search: "Rechercher",
  sportsNavigation: "Sports",
  moreSports: "Plus",
  calendar: "Calendrier",
  previousDay: "Jour précédent",
  nextDay: "Jour suivant",
  pickDay: "Choisir un jour",
  today: "Aujourd’hui",
  yesterday: "Hier",
  tomorrow: "Demain",
  ...calendar,
  figures: (text: string) => text,
  longDate,
  simulated: "Résultats simulés, pour la démonstration.",
  filters: "Filtrer les matchs",
  tabs: { all: "Tous", live: "En direct", finished: "Terminés", scheduled: "À venir", myGames: "Mes matchs" },
  competition: "Compétition",
  gameCount: (count: number) => plural(count, { one: "1 match", other: `${count} matchs` }),
  liveCount: (count: number) => `${count} en direct`,
  outcomes: ["1", "N", "2"],
  goal: "But",
  goalAnnouncement: (home: string, away: string, score: string) => `But ! ${home} – ${away}, ${score}`,
  redCards: (count: number) => plural(count, { one: `${count} carton rouge`, other: `${count} cartons rouges` }),
  follow: (game: string) => `Suivre ${game}`,
  scheduledAt: (time: string) => `à ${time}`,
  scoreWords: (home: number, away: number) => `${home} à ${away}`,
  halfTime: "mi-temps",
  /** The head of its column. */
  halfHead: "MT",
  timeUnknown: "À fixer",
  /** For a game whose source went silent before its end; `time` may begin with a day. */
  noNewsSince: (time: string) => `sans nouvelles depuis ${time}`,
  /** The same below the status, in the column of times. */
  since: (time: string) => `dep. ${time}`,
  /** Shown below the status of a game that has ended, in the list of live games. */
  leaving: "s’en va",
  feedUnreachable: "Les scores ne sont pas disponibles pour le moment",
  retry: "Réessayer",
  feedUnreachableHint: "La source des données ne répond pas.",
  notFound: "Page introuvable",
  unexpected: "Une erreur est survenue",
  retryHint: "Nouvel essai automatique dans 10 secondes.",
  backToList: "Retour aux matchs",
  fresh: "En direct",
  lost: "Mise à jour interrompue",
  offline: "Hors ligne",
  dataAt: (time: string) => `Données de ${time}`,
  themeIs: (theme: string) => `Thème : ${theme}`,
  themes: { light: "Clair", dark: "Sombre", system: "Système" },
  bettingNotice: "Jeu responsable",
  oddsFrom: (bookmaker: string) => `Cotes indicatives : ${bookmaker}.`,
  inventedOdds: "Cotes simulées, pour la démonstration : aucun pari n’est possible.",
  helpline: "Besoin d’aide ?",
};

export type Messages = typeof fr;
