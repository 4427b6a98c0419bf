import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("it");

export const it: WidgetTexts = {
  title: "Widget",
  hint: "Una partita, una classifica o le partite di oggi sul tuo sito: una riga da copiare, senza script, cookie, pubblicità né quote.",
  description:
    "Porta sul tuo sito un risultato in diretta, una classifica o le partite di oggi: un riquadro gratuito senza cookie né tracciamenti.",
  noGames: "Oggi nessuna partita.",
  missing: "Non trovato",
  missingHint: "Questo widget non porta a nulla: l’indirizzo è sbagliato o la partita non esiste più.",
  failed: "Non disponibile",
  failedHint: "I risultati torneranno da soli tra un attimo.",
  page: "Partita, competizione o sport",
  pageHint: "Un nome da cercare o l’indirizzo di una pagina di questo sito.",
  find: "Cerca",
  results: "Risultati",
  noResults: "Niente da mostrare con questo nome. Prova con una competizione o incolla l’indirizzo di una partita.",
  table: "Classifica",
  games: "Partite",
  theme: "Tema",
  accent: "Colore",
  accentHint:
    "Sei cifre esadecimali, per esempio 1D4ED8. Il colore viene schiarito o scurito se serve a renderlo leggibile.",
  ownColour: "Altro colore",
  height: "Altezza in pixel",
  show: "Aggiorna l’anteprima",
  preview: "Anteprima",
  code: "Codice da copiare",
  copy: "Copia il codice",
  copied: "Codice copiato.",
  notCopied: "Copia non riuscita: seleziona il codice e copialo.",
  promise:
    "Il risultato cambia da solo in pochi secondi. Il riquadro non lascia cookie né dati ai tuoi lettori e non li traccia.",
  moreGames: (count: number) =>
    plural(count, { one: "1 altra partita sul sito.", other: `Altre ${count} partite sul sito.` }),
  follow: (brand: string) => `Segui su ${brand}`,
  wholeTable: (brand: string) => `Classifica completa su ${brand}`,
  accents: { green: "Verde", blue: "Blu", purple: "Viola", pink: "Rosa", orange: "Arancione", grey: "Ardesia" },
};
