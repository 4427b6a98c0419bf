import type { EventWords } from "./fr.ts";

export const cs: EventWords = {
  // A bout has the word of a match in this language.
  bout: {
    tabsLabel: "Části stránky zápasu",
    actions: { share: "Sdílet zápas", copied: "Adresa zápasu je zkopírovaná." },
    statusReasons: {
      postponed: "Zápas se odehraje v jiný den.",
      cancelled: "Zápas se neodehraje.",
      abandoned: "Zápas byl předčasně ukončen.",
      interrupted: "Zápas je přerušený a může pokračovat.",
      walkover: "Jeden ze soupeřů odstoupil před zápasem.",
      retired: "Jeden ze soupeřů zápas vzdal.",
      retiredOf: (name) => `Vzdání zápasu: ${name}.`,
    },
    summary: {
      title: "Zápas",
      facts: "O zápase",
      emptyScheduled: "Zápas ještě nezačal",
      emptyScheduledHint: (time) => `Kola se tu objeví od začátku zápasu (${time}).`,
      emptyFinishedHint: "Zdroj tohoto zápasu uvádí jen výsledek.",
    },
    statistics: { whole: "Zápas", emptyHint: "Objevují se během zápasu, pokud je zdroj počítá." },
    commentary: { emptyHint: "Začíná se zápasem a nové řádky se tu objevují samy." },
    report: { emptyHint: "Vznikne, jakmile zápas skončí.", how: "Text vznikl automaticky z dat zápasu." },
    headToHead: {
      filter: "Zápasy",
      lastMatches: (name) => `Poslední zápasy: ${name}`,
      empty: "Dřívější zápasy nejsou známé",
      emptyHint: "Ani jeden ze soupeřů nemá v našich datech odehraný zápas.",
    },
    odds: {
      prematch: "před zápasem",
      empty: "Na tento zápas nejsou kurzy",
      emptyHint: "Sázkové kanceláře obvykle vypisují kurzy den před zápasem a uzavírají je na jeho konci.",
    },
    news: {
      title: "Kolem zápasu",
      emptyHint: "Články o tomto zápase se tu objevují před ním i po něm.",
      emptyFinishedHint: "Článek se obvykle objeví do hodiny po konci zápasu.",
    },
    highlights: {
      emptyHint: "Sestřihy se obvykle objeví několik hodin po konci zápasu.",
      emptyFinishedHint: "Sestřih tohoto zápasu tam, kde jste, nikdo nevysílá.",
    },
  },
  race: {
    tabsLabel: "Části stránky závodu",
    actions: { share: "Sdílet závod", copied: "Adresa závodu je zkopírovaná." },
    statusReasons: {
      postponed: "Závod se uskuteční v jiný den.",
      cancelled: "Závod se neuskuteční.",
      abandoned: "Závod byl předčasně ukončen.",
      interrupted: "Závod je přerušený a může pokračovat.",
    },
    commentary: { emptyHint: "Začíná se závodem a nové řádky se tu objevují samy." },
    report: { emptyHint: "Vznikne, jakmile závod skončí.", how: "Text vznikl automaticky z dat závodu." },
    odds: {
      empty: "Na tento závod nejsou kurzy",
      emptyHint: "Sázkové kanceláře obvykle vypisují kurzy den před závodem a uzavírají je na jeho konci.",
    },
    news: {
      title: "Kolem závodu",
      emptyHint: "Články o tomto závodě se tu objevují před ním i po něm.",
      emptyFinishedHint: "Článek se obvykle objeví do hodiny po konci závodu.",
    },
    highlights: {
      emptyHint: "Sestřihy se obvykle objeví několik hodin po konci závodu.",
      emptyFinishedHint: "Sestřih tohoto závodu tam, kde jste, nikdo nevysílá.",
    },
  },
};
