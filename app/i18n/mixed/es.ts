import type { MixedTexts } from "./fr.ts";

export const es: MixedTexts = {
  title: "Todos los deportes",
  titleOf: (date) => `Todos los deportes, ${date}`,
  description: (date) =>
    `Los grandes partidos de cada deporte, ${date}: marcadores en directo, resultados y horarios en una sola página.`,
  groupDescription: (sport, date, sports) =>
    `${sport}, ${date}: ${sports}. Marcadores en directo, resultados y horarios.`,
  days: "Elegir día",
  sports: "Ir a un deporte",
  wholeDay: "Lista completa",
  empty: "Nada ese día",
  emptyHint: "Elige otro día.",
};
