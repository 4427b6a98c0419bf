import type { TvTexts } from "./fr.ts";

export const es: TvTexts = {
  title: "Deporte en TV",
  titleOf: (date) => `Deporte en TV: ${date}`,
  description: (date) =>
    `¿Qué canal da cada partido? El deporte en televisión y en internet, ${date}, canal por canal, en tu país.`,
  hint: "Los canales de tu país, con la hora de cada partido.",
  days: "Elegir día",
  sports: "Elegir deporte",
  allSports: "Todos los deportes",
  onAir: "en directo",
  onlyChannel: (channel) => `Lo que emite ${channel}`,
  allChannels: "Todos los canales",
  empty: "Ninguna emisión anunciada este día",
  emptyHint: "Los canales anuncian sus partidos unos días antes.",
};
