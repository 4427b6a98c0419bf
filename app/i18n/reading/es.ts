import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("es");

export const es: ReadingTexts = {
  rankings: "Rankings mundiales",
  rankingsHint: "Todos los rankings, deporte a deporte, con sus primeros puestos.",
  rankingsDescription:
    "ATP, WTA, UCI, Fórmula 1, biatlón: todos los rankings mundiales, deporte a deporte, actualizados tras cada resultado.",
  columns: { rank: "Puesto", name: "Nombre", points: "Puntos", movement: "Cambio" },
  up: (ranks) => plural(ranks, { one: "sube 1 puesto", other: `sube ${ranks} puestos` }),
  down: (ranks) => plural(ranks, { one: "baja 1 puesto", other: `baja ${ranks} puestos` }),
  same: "Sin cambios",
  isNew: "Nuevo",
  validSince: (date) => `En vigor desde el ${date}`,
  ranked: (count) => plural(count, { one: "1 clasificado", other: `${count} clasificados` }),
  rankingDescription: (name, count) => `${name}: puestos, puntos y cambios, ${count} clasificados.`,
  before: "Puestos anteriores",
  after: "Puestos siguientes",
  page: (page) => `página ${page}`,
  news: "Noticias",
  newsOf: (sport) => `Noticias de ${sport.toLocaleLowerCase("es")}`,
  newsDescription: "Resultados, fichajes y la actualidad del día, deporte a deporte, con su fuente.",
  allSports: "Todos los deportes",
  chooseSport: "Elegir deporte",
  emptyNews: "No hay noticias por ahora",
  emptyNewsHint: "Aquí aparecen los artículos de las dos últimas semanas.",
  moreNews: "Mostrar más",
  source: (source) => `Fuente: ${source}`,
  readAt: (source) => `Leer en ${source}`,
  toMatch: "Ver el partido",
  about: "En este artículo",
  game: "El partido",
  allNews: "Todas las noticias",
  allRankings: "Todos los rankings",
};
