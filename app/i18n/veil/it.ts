import type { VeilTexts } from "./fr.ts";

export const it: VeilTexts = {
  hidden: "Nascondi i risultati",
  hiddenHint: "Nessun punteggio, classifica, quota o avviso. Sulla pagina di una partita un pulsante mostra il suo.",
  hiddenAll: "Tutti i risultati",
  hideGame: "Nascondi il risultato",
  hideOf: (name) => `Nascondi i risultati: ${name}`,
  hiddenSome:
    "Una partita, una squadra o una competizione si nascondono dalla loro pagina. Allora tace solo ciò che ne direbbe il risultato: la classifica, le notizie e le quote.",
  showAgain: "Mostra",
  showAgainOf: (name) => `Mostra di nuovo i risultati: ${name}`,
  isHidden: "Risultato nascosto",
  isHiddenHint: "Il pulsante qui sopra lo mostra.",
  masked: "Parte nascosta",
  maskedHint: "Direbbe un risultato che lei nasconde.",
  showMasked: "Mostra comunque",
  maskedArticle: "Articolo nascosto",
  maskedArticleHint: "Può dire un risultato che lei nasconde.",
  showArticle: "Mostra l’articolo",
  delay: "Ritardo del televisore",
  delayHint: "Punteggi, orologio e avvisi aspettano quanto il suo schermo. Intanto le quote sono nascoste.",
  delayOf: (seconds) => (seconds === 0 ? "Nessuno" : `${seconds} s`),
  later: "Aspetta 5 s in più",
  sooner: "Aspetta 5 s in meno",
  reveal: "Mostra il risultato",
  reset: "Ripristina le impostazioni",
  resetHint: "Tema, avvisi, ordine, tasti e ritardo tornano quelli del primo giorno. I preferiti restano.",
};
