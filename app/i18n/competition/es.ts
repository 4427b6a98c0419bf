import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("es");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const es: CompetitionTexts = {
  breadcrumbs: "Ruta de navegación",
  home: "Inicio",
  sectionsLabel: "Secciones de la competición",
  pageSections: "Secciones",
  season: (season) => `temporada ${season}`,
  seasons: "Elegir temporada",
  sections: {
    summary: "Resumen",
    results: "Resultados",
    fixtures: "Calendario",
    standings: "Clasificación",
    draw: "Cuadro",
    scorers: "Goleadores",
    odds: "Cuotas",
    news: "Noticias",
    archive: "Historial",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: resultados en directo, calendario y clasificación`,
    results: (name, season) => `${name} ${season}: todos los resultados`,
    fixtures: (name, season) => `${name} ${season}: calendario de partidos`,
    standings: (name, season) => `${name} ${season}: clasificación`,
    draw: (name, season) => `${name} ${season}: cuadro`,
    scorers: (name, season) => `${name} ${season}: máximos goleadores`,
    odds: (name, season) => `${name} ${season}: cuotas de los próximos partidos`,
    news: (name) => `${name}: noticias`,
    archive: (name) => `${name}: palmarés y temporadas anteriores`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), temporada ${season}: resultados en directo, últimos marcadores, próximos partidos y clasificación.`,
    results: (name, country, season) =>
      `Todos los resultados de la temporada ${season}: ${name} (${country}), del más reciente al más antiguo.`,
    fixtures: (name, country, season) =>
      `¿Quién juega y cuándo? Las próximas fechas de la temporada ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `La clasificación de la temporada ${season}: ${name} (${country}). General, en casa, fuera y estado de forma.`,
    draw: (name, country, season) =>
      `El cuadro de la temporada ${season}, ronda a ronda hasta la final: ${name} (${country}).`,
    scorers: (name, country, season) =>
      `¿Quién marca más? Los goleadores de la temporada ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `Las cuotas de los próximos partidos: ${name} (${country}), temporada ${season}, según las normas del país en el que estás.`,
    news: (name, country) => `Crónicas y noticias de la competición: ${name} (${country}).`,
    archive: (name, country) => `Los campeones, temporada a temporada: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: todos los resultados de la temporada`,
      description: (name, country, season) =>
        `La temporada ${season} ha terminado: repasa sus resultados, sus partidos y sus mejores jugadores. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: resultados en directo, calendario y cuadro`,
      description: (name, country, season) =>
        `${name} (${country}), temporada ${season}: resultados en directo, últimos marcadores, próximos partidos y el cuadro, ronda a ronda.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: resultados en directo, calendario y marcadores`,
      description: (name, country, season) =>
        `${name} (${country}), temporada ${season}: resultados en directo, últimos marcadores y próximos partidos.`,
    },
  },
  live: "En directo",
  lastResults: "Últimos resultados",
  next: "Próximos partidos",
  nextEvents: "Próximas pruebas",
  lastEvents: "Últimas pruebas",
  allResults: "Todos los resultados",
  allFixtures: "Calendario completo",
  calendar: "Seguir este calendario en tu agenda",
  wholeTable: "Clasificación completa",
  participants: { teams: "Equipos", players: "Participantes" },
  allScorers: "Todos los goleadores",
  wholeDraw: "Cuadro completo",
  emptySeason: "Todavía no hay nada anunciado",
  emptySeasonHint: "Los partidos de esta temporada aparecerán aquí en cuanto se conozcan.",
  emptyPart: "No hay más",
  moreParts: "Páginas de la lista",
  partBefore: { results: "Resultados más recientes", fixtures: "Partidos anteriores" },
  partAfter: { results: "Resultados más antiguos", fixtures: "Partidos siguientes" },
  rounds: "Rondas",
  toBeDecided: "Por decidir",
  bye: "Exento",
  penalties: (score) => `pen. ${score}`,
  drawHint: "Desliza para ver la ronda siguiente.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "pasa",
  rank: "Puesto",
  scorer: "Goleador",
  team: "Equipo",
  goals: "Goles",
  assists: "Asist.",
  ofPenalties: (count) => `${count} pen.`,
  emptyScorers: "Aún no ha marcado nadie",
  emptyScorersHint: "La lista empieza con el primer gol de la temporada.",
  archiveSeason: "Temporada",
  winner: "Campeón",
  running: "En juego",
  unknownWinner: "–",
  form5: "5 partidos",
  countryTitle: (sport, country) => `${sport}, ${country}: competiciones, marcadores y resultados`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 competición", other: `${count} competiciones` })}, con resultados en directo, calendario y clasificaciones.`,
  competitions: "Competiciones",
  liveCount: (count) => `${count} en directo`,
  todayCount: (count) => plural(count, { one: "1 partido hoy", other: `${count} partidos hoy` }),
};
