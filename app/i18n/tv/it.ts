import type { TvTexts } from "./fr.ts";

export const it: TvTexts = {
  title: "Sport in TV",
  titleOf: (date) => `Sport in TV: ${date}`,
  description: (date) =>
    `Quale canale trasmette quale partita? Lo sport in televisione e in rete, ${date}, canale per canale, nel tuo Paese.`,
  hint: "I canali del tuo Paese, con l’orario di ogni partita.",
  days: "Scegli il giorno",
  sports: "Scegli lo sport",
  allSports: "Tutti gli sport",
  onAir: "in diretta",
  onlyChannel: (channel) => `Che cosa trasmette ${channel}`,
  allChannels: "Tutti i canali",
  empty: "Nessuna trasmissione annunciata in questo giorno",
  emptyHint: "I canali annunciano le partite qualche giorno prima.",
};
