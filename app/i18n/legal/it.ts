import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const it: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Condizioni d’uso",
    description: "Che cosa mostra Tribune, da dove vengono i dati e che cosa se ne può fare.",
    sections: [
      {
        title: "Che cosa mostra il sito",
        texts: [
          "Tribune mostra punteggi in diretta, risultati, calendari, classifiche e notizie di sport. L’accesso è libero e senza account.",
          "Le partite indicate come simulate sono inventate a scopo dimostrativo. Lo sono anche le quote: non è possibile scommettere.",
        ],
      },
      {
        title: "Esattezza",
        texts: [
          "I dati provengono da fornitori e possono essere in ritardo, incompleti o corretti in seguito. Fa fede soltanto ciò che pubblica l’organizzatore della competizione.",
          "Non prendere decisioni sul tuo denaro basandoti solo su questo sito.",
        ],
      },
      {
        title: "Uso",
        texts: [
          "Le pagine si possono leggere, condividere e citare con un link. Le richieste automatiche eccessive vengono respinte, perché il sito resti veloce per tutti.",
          "I nomi e i colori dei club e delle competizioni appartengono ai rispettivi titolari.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    description: "Che cosa sa Tribune di chi la visita: il Paese, per la durata di una pagina, e nient’altro.",
    sections: [
      {
        title: "Che cosa resta nel tuo browser",
        texts: [
          "Le partite seguite, i campionati fissati, le impostazioni e le ultime ricerche restano in questo browser e non ne escono. Dalle impostazioni si possono cancellare le ricerche; cancellando i dati del sito si cancella tutto.",
          "Per funzionare senza rete, il browser conserva una copia delle ultime pagine viste.",
        ],
      },
      {
        title: "Che cosa elabora il server",
        texts: [
          "Il Paese, la regione e il fuso orario che la rete associa alla tua connessione decidono gli orari mostrati e ciò che la legge del tuo Paese permette di mostrare. Non vengono registrati.",
          "Il tuo indirizzo IP serve a contare le richieste dell’ultimo minuto, contro gli abusi. Non è legato ad alcun profilo.",
          "Per seguire una partita in diretta, il browser tiene aperta una connessione e indica le partite che segue. L’elenco scompare con la connessione.",
        ],
      },
      {
        title: "Se crei un account",
        texts: [
          "L’account è facoltativo. Contiene il tuo indirizzo, un’impronta della password, i tuoi consensi e ciò che segui, per ritrovarlo sui tuoi dispositivi. Nulla di tutto questo viene condiviso o usato per la pubblicità.",
          "Nella pagina «Il mio account» puoi scaricare tutto ed eliminare l’account.",
        ],
      },
      {
        title: "Che cosa non c’è",
        texts: [],
        untracked: ["Nessuna pubblicità mirata, nessuna misurazione del pubblico, nessuno script di altri siti."],
      },
      {
        title: "I tuoi diritti",
        texts: [
          "Senza account, il sito non possiede alcun dato che permetta di riconoscerti; da noi non c’è quindi nulla da chiedere o da cancellare. Per qualsiasi domanda, scrivi all’editore del sito.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookie",
    description:
      "Tribune usa un cookie solo per ricordare ciò che il server deve sapere delle tue scelte; il resto serve soltanto al visitatore.",
    sections: [
      {
        title: "Otto cookie, e nessun altro",
        texts: [
          "«tribune_odds» ricorda per un anno che hai nascosto le quote; «tribune_age», seguito dal luogo, ricorda per 90 giorni la tua risposta sull’età, dove viene chiesta. Il server deve leggerli per non inviare quote; non contengono altro.",
          "«veil» ricorda che hai chiesto di nascondere i risultati o di vederli più tardi, perché il server non li invii.",
          "«tribune_clock» e «tribune_dates» ricordano per un anno come vuoi leggere orari e date.",
          "«tribune_zone» ricorda per un anno il fuso orario che hai scelto, «tribune_device_zone» quello del tuo dispositivo quando la sua ora non è quella del luogo da cui vieni, «fs_of», seguito dalla lingua, il formato delle quote che hai scelto.",
        ],
        untracked: ["Nessun altro cookie viene usato, né proprio né di terzi. Non c’è quindi nulla da accettare."],
      },
      {
        title: "La memoria del browser",
        texts: [
          "Il sito conserva nel browser ciò che hai scelto: partite seguite (due giorni), campionati fissati, campionati aperti o chiusi, tema, notifiche, scorciatoie da tastiera, ricerche recenti. Queste scelte vengono inviate solo se hai un account, per gli altri tuoi dispositivi.",
          "Vi conta anche le tue visite, fino a quattro, per proporti una volta la tua lingua.",
          "Se chiedi di essere avvisato a sito chiuso, il sito conserva l'indirizzo che gli dà il servizio di notifiche del browser e le prossime partite che segui, finché queste non finiscono o finché non disattivi gli avvisi. I messaggi sono cifrati solo per il tuo browser.",
          "Il browser permette di cancellarle in ogni momento; il sito funziona anche senza.",
        ],
      },
    ],
  },
  gambling: {
    title: "Gioco responsabile",
    description: "Le quote sono indicative; dove trovare aiuto quando il gioco prende troppo spazio.",
    sections: [
      {
        title: "Che cosa sono qui le quote",
        texts: [
          "Tribune non accetta scommesse. Le quote hanno solo valore informativo e appaiono soltanto dove la legge lo permette.",
          "Il gioco d’azzardo è vietato ai minori.",
        ],
      },
      {
        title: "Mantenere il controllo",
        texts: [
          "Stabilisci una somma e un tempo prima di giocare, e rispettali. Non giocare mai per recuperare una perdita, né con denaro preso in prestito.",
          "Gli operatori autorizzati devono offrire limiti di deposito, di puntata e di tempo, e l’autoesclusione.",
        ],
      },
    ],
  },
};
