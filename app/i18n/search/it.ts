import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("it");

export const it: SearchTexts = {
  title: "Ricerca",
  description: "Trova una squadra, un giocatore, una competizione o un Paese, in tutti gli sport.",
  titleOf: (query) => `«${query}»: risultati della ricerca`,
  descriptionOf: (query) =>
    `Squadre, giocatori e competizioni che corrispondono a «${query}», con punteggi e classifiche.`,
  placeholder: "Squadra, giocatore, competizione",
  label: "Cerca una squadra, un giocatore o una competizione",
  submit: "Cerca",
  clear: "Cancella il testo",
  cancel: "Annulla",
  results: "Risultati",
  groups: {
    team: "Squadre",
    player: "Giocatori",
    tournament: "Competizioni",
    country: "Paesi",
    sport: "Sport",
    game: "Partite",
  },
  game: { live: "In diretta", last: "Terminata" },
  recent: "Recenti",
  forget: "Cancella",
  popular: "I più cercati",
  found: (count) => plural(count, { one: "1 risultato", other: `${count} risultati` }),
  nothing: (query) => `Nessun risultato per «${query}»`,
  nothingHint: "Prova con un nome più corto o cerca la competizione.",
  unavailable: "La ricerca non risponde",
  unavailableHint: "Controlla la connessione e riprova.",
  retry: "Riprova",
  follows: (name) => `${name} è tra i tuoi preferiti.`,
  also: (name) => `anche ${name}`,
  all: (query) => `Tutti i risultati per «${query}»`,
  keys: { choose: "scegli", open: "apri", follow: "segui", close: "chiudi" },
};
