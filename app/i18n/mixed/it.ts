import type { MixedTexts } from "./fr.ts";

export const it: MixedTexts = {
  title: "Tutti gli sport",
  titleOf: (date) => `Tutti gli sport, ${date}`,
  description: (date) =>
    `Le partite più importanti di ogni sport, ${date}: punteggi in diretta, risultati e orari in una sola pagina.`,
  groupDescription: (sport, date, sports) => `${sport}, ${date}: ${sports}. Punteggi in diretta, risultati e orari.`,
  days: "Scegli il giorno",
  sports: "Vai a uno sport",
  wholeDay: "Elenco completo",
  empty: "Niente in questo giorno",
  emptyHint: "Scegli un altro giorno.",
};
