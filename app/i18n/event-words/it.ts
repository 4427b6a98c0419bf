import type { EventWords } from "./fr.ts";

type Noun = {
  readonly the: string;
  readonly of: string;
  readonly this: string;
  readonly from: string;
  readonly around: string;
  /** The ending of participles, which agree with the noun. */
  readonly ending: "a" | "o";
};

const wordsOf = ({ the, of, this: thisOne, from, around, ending }: Noun) => ({
  tabsLabel: `Sezioni ${of}`,
  actions: { share: `Condividi ${the.toLocaleLowerCase("it")}`, copied: `L’indirizzo ${of} è stato copiato.` },
  statusReasons: {
    postponed: `${the} si terrà in un’altra data.`,
    cancelled: `${the} non si terrà.`,
    abandoned: `${the} è stat${ending} sospes${ending} prima della fine.`,
    interrupted: `${the} è interrott${ending} e può riprendere.`,
  },
  commentary: { emptyHint: `Comincia con ${the.toLocaleLowerCase("it")} e si aggiorna qui da sola.` },
  report: {
    emptyHint: `Viene scritto alla fine ${of}.`,
    how: `Scritto a partire ${from}, senza intervento umano.`,
  },
  odds: {
    empty: `Nessuna quota per ${thisOne}`,
    emptyHint: `I bookmaker aprono di solito le quote il giorno prima ${of} e le chiudono alla fine.`,
  },
  news: {
    title: around,
    emptyHint: `Gli articoli su ${thisOne} appaiono qui prima e dopo.`,
    emptyFinishedHint: `Di solito un articolo esce entro un’ora dalla fine ${of}.`,
  },
  highlights: {
    emptyHint: `Di solito gli highlights escono qualche ora dopo la fine ${of}.`,
    emptyFinishedHint: `Nessun canale offre gli highlights di ${thisOne} dove ti trovi.`,
  },
});

const bout = wordsOf({
  the: "L’incontro",
  of: "dell’incontro",
  this: "questo incontro",
  from: "dai dati dell’incontro",
  around: "Attorno all’incontro",
  ending: "o",
});

export const it: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "Una delle parti ha rinunciato prima dell’incontro.",
      walkoverOf: (name) => `Rinuncia prima dell’incontro: ${name}.`,
      retired: "Una delle parti si è ritirata durante l’incontro.",
      retiredOf: (name) => `Ritiro durante l’incontro: ${name}.`,
    },
    summary: {
      title: "L’incontro",
      facts: "Scheda dell’incontro",
      emptyScheduled: "L’incontro non è ancora iniziato",
      emptyScheduledHint: (time) => `Le riprese appaiono qui dall’inizio dell’incontro (${time}).`,
      emptyFinishedHint: "La fonte di questo incontro indica solo il risultato.",
    },
    statistics: { whole: "Incontro", emptyHint: "Arrivano durante l’incontro, se la fonte le conta." },
    headToHead: {
      filter: "Incontri",
      all: "Tutti",
      lastMatches: (name) => `Ultimi incontri: ${name}`,
      empty: "Nessun incontro precedente noto",
      emptyHint: "Nessuna delle due parti ha ancora un incontro concluso nei nostri dati.",
    },
    odds: { ...bout.odds, prematch: "prima dell’incontro" },
  },
  race: wordsOf({
    the: "La gara",
    of: "della gara",
    this: "questa gara",
    from: "dai dati della gara",
    around: "Attorno alla gara",
    ending: "a",
  }),
};
