import type { EventWords } from "./fr.ts";

type Noun = { readonly the: string; readonly this: string; readonly name: string };

const wordsOf = ({ the, this: thisOne, name }: Noun) => ({
  tabsLabel: `Onderdelen van ${the.toLocaleLowerCase("nl")}`,
  actions: { share: `${name} delen`, copied: `Het adres van ${the.toLocaleLowerCase("nl")} is gekopieerd.` },
  statusReasons: {
    postponed: `${the} vindt op een andere dag plaats.`,
    cancelled: `${the} gaat niet door.`,
    abandoned: `${the} is voor het einde gestaakt.`,
    interrupted: `${the} ligt stil en kan worden hervat.`,
  },
  commentary: {
    emptyHint: `Het begint met ${the.toLocaleLowerCase("nl")}, en nieuwe regels verschijnen hier vanzelf.`,
  },
  report: {
    emptyHint: `Het wordt geschreven zodra ${the.toLocaleLowerCase("nl")} is afgelopen.`,
    how: `Automatisch geschreven op basis van de gegevens van ${the.toLocaleLowerCase("nl")}.`,
  },
  odds: {
    empty: `Geen odds voor ${thisOne}`,
    emptyHint: `Bookmakers openen hun markten meestal een dag voor ${the.toLocaleLowerCase("nl")} en sluiten ze bij het einde.`,
  },
  news: {
    title: `Rond ${the.toLocaleLowerCase("nl")}`,
    emptyHint: `Artikelen over ${thisOne} verschijnen hier ervoor en erna.`,
    emptyFinishedHint: "Een artikel verschijnt meestal binnen een uur na afloop.",
  },
  highlights: {
    emptyHint: "Samenvattingen verschijnen meestal enkele uren na afloop.",
    emptyFinishedHint: `Geen aanbieder toont de samenvatting van ${thisOne} waar je bent.`,
  },
});

const bout = wordsOf({ the: "De partij", this: "deze partij", name: "Partij" });

export const nl: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "Een van beiden heeft zich voor de partij teruggetrokken.",
      walkoverOf: (name) => `${name} heeft zich voor de partij teruggetrokken.`,
      retired: "Een van beiden heeft tijdens de partij opgegeven.",
      retiredOf: (name) => `${name} heeft tijdens de partij opgegeven.`,
    },
    summary: {
      title: "De partij",
      facts: "Over de partij",
      emptyScheduled: "De partij is nog niet begonnen",
      emptyScheduledHint: (time) => `De rondes verschijnen hier vanaf het begin van de partij (${time}).`,
      emptyFinishedHint: "De bron van deze partij geeft alleen de uitslag.",
    },
    statistics: { whole: "Partij", emptyHint: "Ze komen tijdens de partij, als de bron ze bijhoudt." },
    headToHead: {
      filter: "Partijen",
      lastMatches: (name) => `Laatste partijen: ${name}`,
      empty: "Geen eerdere partijen bekend",
      emptyHint: "Geen van beiden heeft een afgelopen partij in onze gegevens.",
    },
    odds: { ...bout.odds, prematch: "voor de partij" },
  },
  race: wordsOf({ the: "Het evenement", this: "dit evenement", name: "Evenement" }),
};
