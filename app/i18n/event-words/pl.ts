import type { EventWords } from "./fr.ts";

export const pl: EventWords = {
  bout: {
    tabsLabel: "Działy walki",
    actions: { share: "Udostępnij walkę", copied: "Adres walki skopiowano." },
    statusReasons: {
      postponed: "Walka odbędzie się w innym dniu.",
      cancelled: "Walka się nie odbędzie.",
      abandoned: "Walka została przerwana i nie zostanie dokończona.",
      interrupted: "Walka jest przerwana i może zostać wznowiona.",
      walkover: "Jedna ze stron wycofała się przed walką.",
      walkoverOf: (name) => `Rezygnacja przed walką: ${name}.`,
      retired: "Jedna ze stron zrezygnowała w trakcie walki.",
      retiredOf: (name) => `Rezygnacja w trakcie walki: ${name}.`,
    },
    summary: {
      title: "Walka",
      facts: "Informacje o walce",
      emptyScheduled: "Walka jeszcze się nie zaczęła",
      emptyScheduledHint: (time) => `Rundy pojawią się tu od początku walki (${time}).`,
      emptyFinishedHint: "Źródło tej walki podaje tylko wynik.",
    },
    statistics: { whole: "Walka", emptyHint: "Pojawiają się w trakcie walki, jeśli źródło je liczy." },
    commentary: { emptyHint: "Zaczyna się wraz z walką, a nowe wpisy pojawiają się tu same." },
    report: {
      emptyHint: "Powstanie po zakończeniu walki.",
      how: "Tekst powstał automatycznie na podstawie danych walki.",
    },
    headToHead: {
      filter: "Walki",
      lastMatches: (name) => `Ostatnie walki: ${name}`,
      between: "Bezpośrednie walki",
      empty: "Brak wcześniejszych walk",
      emptyHint: "Żadna ze stron nie ma w naszych danych zakończonej walki.",
    },
    odds: {
      prematch: "przed walką",
      empty: "Brak kursów na tę walkę",
      emptyHint: "Bukmacherzy zwykle otwierają rynki dzień przed walką i zamykają je na jej koniec.",
    },
    news: {
      title: "Wokół walki",
      emptyHint: "Artykuły o tej walce pojawiają się tu przed nią i po niej.",
      emptyFinishedHint: "Artykuł pojawia się zwykle w ciągu godziny po zakończeniu walki.",
    },
    highlights: {
      emptyHint: "Skróty pojawiają się zwykle kilka godzin po zakończeniu walki.",
      emptyFinishedHint: "Żaden nadawca nie pokazuje skrótu tej walki tam, gdzie jesteś.",
    },
  },
  race: {
    tabsLabel: "Działy zawodów",
    actions: { share: "Udostępnij zawody", copied: "Adres zawodów skopiowano." },
    statusReasons: {
      postponed: "Zawody odbędą się w innym dniu.",
      cancelled: "Zawody się nie odbędą.",
      abandoned: "Zawody zostały przerwane i nie zostaną dokończone.",
      interrupted: "Zawody są przerwane i mogą zostać wznowione.",
    },
    commentary: { emptyHint: "Zaczyna się wraz z zawodami, a nowe wpisy pojawiają się tu same." },
    report: {
      emptyHint: "Powstanie po zakończeniu zawodów.",
      how: "Tekst powstał automatycznie na podstawie danych zawodów.",
    },
    odds: {
      empty: "Brak kursów na te zawody",
      emptyHint: "Bukmacherzy zwykle otwierają rynki dzień przed zawodami i zamykają je na ich koniec.",
    },
    news: {
      title: "Wokół zawodów",
      emptyHint: "Artykuły o tych zawodach pojawiają się tu przed nimi i po nich.",
      emptyFinishedHint: "Artykuł pojawia się zwykle w ciągu godziny po zakończeniu zawodów.",
    },
    highlights: {
      emptyHint: "Skróty pojawiają się zwykle kilka godzin po zakończeniu zawodów.",
      emptyFinishedHint: "Żaden nadawca nie pokazuje skrótu tych zawodów tam, gdzie jesteś.",
    },
  },
};
