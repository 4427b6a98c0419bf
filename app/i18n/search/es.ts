import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("es");

export const es: SearchTexts = {
  title: "Búsqueda",
  description: "Encuentra un equipo, un jugador, una competición o un país, en todos los deportes.",
  titleOf: (query) => `«${query}»: resultados de la búsqueda`,
  descriptionOf: (query) =>
    `Equipos, jugadores y competiciones que responden a «${query}», con sus marcadores y clasificaciones.`,
  placeholder: "Equipo, jugador, competición",
  label: "Buscar un equipo, un jugador o una competición",
  submit: "Buscar",
  clear: "Borrar el texto",
  cancel: "Cancelar",
  results: "Resultados",
  groups: {
    team: "Equipos",
    player: "Jugadores",
    tournament: "Competiciones",
    country: "Países",
    sport: "Deportes",
    game: "Partidos",
  },
  game: { live: "En directo", last: "Finalizado" },
  recent: "Recientes",
  forget: "Borrar",
  popular: "Lo más buscado",
  found: (count) => plural(count, { one: "1 resultado", other: `${count} resultados` }),
  nothing: (query) => `Sin resultados para «${query}»`,
  nothingHint: "Prueba con un nombre más corto o busca la competición.",
  unavailable: "El buscador no responde",
  unavailableHint: "Comprueba tu conexión y vuelve a intentarlo.",
  retry: "Reintentar",
  follows: (name) => `${name} está en tus favoritos.`,
  also: (name) => `también ${name}`,
  all: (query) => `Todos los resultados para «${query}»`,
  keys: { choose: "elegir", open: "abrir", follow: "seguir", close: "cerrar" },
};
