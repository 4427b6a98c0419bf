import type { ConsentTexts } from "./fr.ts";

export const it: ConsentTexts = {
  title: "Le tue scelte",
  text: (brand) =>
    `Con il tuo consenso, e non prima, ${brand} usa i servizi qui sotto. Il sito funziona altrettanto bene senza. La tua risposta resta 180 giorni in questo browser; puoi cambiarla in fondo a ogni pagina.`,
  refuse: "Rifiuta tutto",
  accept: "Accetta tutto",
  save: "Salva le mie scelte",
  byPurpose: "Accetta per finalità",
  purposes: {
    measurement: { name: "Misurazione del pubblico", hint: "Contare le pagine e le schermate che apri." },
    advertising: { name: "Pubblicità", hint: "Contare i clic verso gli inserzionisti e caricare i loro contenuti." },
  },
  receivers: (names) => `Destinatari: ${names}`,
  more: "Per saperne di più",
  reopen: "Gestisci le mie scelte",
  advertisement: "Pubblicità",
  privacyDescription:
    "Che cosa Tribune sa dei suoi visitatori: il paese per il tempo di una pagina, e ciò che hanno accettato.",
  legalTitle: "Che cosa puoi accettare",
  legalTexts: [
    "Nulla viene misurato e nessuno script di un altro sito viene caricato finché non hai accettato. Rifiutare è facile quanto accettare, e il sito resta lo stesso.",
    "La tua risposta resta 180 giorni nella memoria di questo browser. Con «Gestisci le mie scelte», in fondo a ogni pagina, puoi ritirarla: i servizi si fermano e i cookie che hanno impostato su questo sito vengono cancellati.",
  ],
};
