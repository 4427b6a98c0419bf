import type { EventWords } from "./fr.ts";

/** Both nouns are masculine. */
type Noun = { readonly nominative: string; readonly genitive: string };

const wordsOf = ({ nominative, genitive }: Noun) => ({
  tabsLabel: `Bereiche des ${genitive}`,
  actions: { share: `${nominative} teilen`, copied: `Die Adresse des ${genitive} ist kopiert.` },
  statusReasons: {
    postponed: `Der ${nominative} wird an einem anderen Tag ausgetragen.`,
    cancelled: `Der ${nominative} findet nicht statt.`,
    abandoned: `Der ${nominative} wurde vor dem Ende abgebrochen.`,
    interrupted: `Der ${nominative} ist unterbrochen und kann weitergehen.`,
  },
  commentary: { emptyHint: `Er beginnt mit dem ${nominative}, und neue Zeilen erscheinen hier von selbst.` },
  report: {
    emptyHint: `Er entsteht, sobald der ${nominative} vorbei ist.`,
    how: `Aus den Daten des ${genitive} geschrieben, ohne menschliches Zutun.`,
  },
  odds: {
    empty: `Keine Quoten für diesen ${nominative}`,
    emptyHint: `Buchmacher öffnen ihre Märkte meist am Tag vor dem ${nominative} und schließen sie an seinem Ende.`,
  },
  news: {
    title: `Rund um den ${nominative}`,
    emptyHint: `Artikel über diesen ${nominative} erscheinen hier davor und danach.`,
    emptyFinishedHint: `Ein Artikel erscheint meist innerhalb einer Stunde nach dem Ende des ${genitive}.`,
  },
  highlights: {
    emptyHint: `Höhepunkte erscheinen meist einige Stunden nach dem Ende des ${genitive}.`,
    emptyFinishedHint: `Kein Anbieter zeigt die Höhepunkte dieses ${genitive} an Ihrem Ort.`,
  },
});

const bout = wordsOf({ nominative: "Kampf", genitive: "Kampfes" });

export const de: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "Eine Seite ist vor dem Kampf zurückgetreten.",
      retired: "Eine Seite hat während des Kampfes aufgegeben.",
      retiredOf: (name) => `${name} hat während des Kampfes aufgegeben.`,
    },
    summary: {
      title: "Der Kampf",
      facts: "Daten zum Kampf",
      emptyScheduled: "Der Kampf hat noch nicht begonnen",
      emptyScheduledHint: (time) => `Die Runden erscheinen hier ab Kampfbeginn (${time}).`,
      emptyFinishedHint: "Die Quelle dieses Kampfes nennt nur das Ergebnis.",
    },
    statistics: { whole: "Kampf", emptyHint: "Sie kommen während des Kampfes, wenn die Quelle sie zählt." },
    headToHead: {
      filter: "Kämpfe",
      lastMatches: (name) => `Letzte Kämpfe: ${name}`,
      empty: "Keine früheren Kämpfe bekannt",
      emptyHint: "Keine der beiden Seiten hat einen beendeten Kampf in unseren Daten.",
    },
    odds: { ...bout.odds, prematch: "vor dem Kampf" },
  },
  race: wordsOf({ nominative: "Wettbewerb", genitive: "Wettbewerbs" }),
};
