import type { EventWords } from "./fr.ts";

export const cs: EventWords = {
  // A bout is a match in this language.
  bout: {
    summary: { emptyScheduledHint: (time) => `Kola se tu objeví od začátku zápasu (${time}).` },
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
