import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("pl");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const pl: CompetitionTexts = {
  breadcrumbs: "Ścieżka nawigacji",
  home: "Strona główna",
  sectionsLabel: "Działy rozgrywek",
  pageSections: "Działy",
  season: (season) => `Sezon ${season}`,
  seasons: "Wybierz sezon",
  sections: {
    summary: "Przegląd",
    results: "Wyniki",
    fixtures: "Terminarz",
    standings: "Tabela",
    draw: "Drabinka",
    scorers: "Strzelcy",
    odds: "Kursy",
    news: "Wiadomości",
    archive: "Archiwum",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: wyniki na żywo, terminarz i tabela`,
    results: (name, season) => `${name} ${season}: wszystkie wyniki`,
    fixtures: (name, season) => `${name} ${season}: terminarz`,
    standings: (name, season) => `${name} ${season}: tabela`,
    draw: (name, season) => `${name} ${season}: drabinka`,
    scorers: (name, season) => `${name} ${season}: najlepsi strzelcy`,
    odds: (name, season) => `${name} ${season}: kursy na najbliższe mecze`,
    news: (name) => `${name}: wiadomości`,
    archive: (name) => `${name}: zwycięzcy i poprzednie sezony`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), sezon ${season}: wyniki na żywo, ostatnie i najbliższe mecze oraz tabela.`,
    results: (name, country, season) => `Wszystkie wyniki sezonu ${season}: ${name} (${country}), od najnowszych.`,
    fixtures: (name, country, season) => `Kto, z kim i kiedy? Najbliższe mecze sezonu ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `Tabela sezonu ${season}: ${name} (${country}). Ogółem, u siebie, na wyjeździe i forma.`,
    draw: (name, country, season) => `Drabinka sezonu ${season}, runda po rundzie aż do finału: ${name} (${country}).`,
    scorers: (name, country, season) =>
      `Kto strzela najczęściej? Najlepsi strzelcy sezonu ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `Kursy na najbliższe mecze: ${name} (${country}), sezon ${season}, zgodnie z przepisami kraju, w którym jesteś.`,
    news: (name, country) => `Relacje i wiadomości z rozgrywek: ${name} (${country}).`,
    archive: (name, country) => `Zwycięzcy, sezon po sezonie: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: wszystkie wyniki sezonu`,
      description: (name, country, season) =>
        `Sezon ${season} jest zakończony: zobacz jego wyniki, mecze i najlepszych zawodników. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: wyniki na żywo, terminarz i drabinka`,
      description: (name, country, season) =>
        `${name} (${country}), sezon ${season}: wyniki na żywo, ostatnie i najbliższe mecze oraz drabinka, runda po rundzie.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: wyniki na żywo, terminarz i ostatnie mecze`,
      description: (name, country, season) =>
        `${name} (${country}), sezon ${season}: wyniki na żywo, ostatnie i najbliższe mecze.`,
    },
  },
  live: "Na żywo",
  lastResults: "Ostatnie wyniki",
  next: "Najbliższe mecze",
  nextEvents: "Najbliższe zawody",
  lastEvents: "Ostatnie zawody",
  allResults: "Wszystkie wyniki",
  allFixtures: "Cały terminarz",
  calendar: "Śledź te mecze w swoim kalendarzu",
  wholeTable: "Cała tabela",
  participants: { teams: "Drużyny", players: "Uczestnicy" },
  allScorers: "Wszyscy strzelcy",
  wholeDraw: "Cała drabinka",
  emptySeason: "Na razie nic nie ogłoszono",
  emptySeasonHint: "Mecze tego sezonu pojawią się tu, gdy tylko będą znane.",
  emptyPart: "Więcej nie ma",
  moreParts: "Strony listy",
  partBefore: { results: "Nowsze wyniki", fixtures: "Wcześniejsze mecze" },
  partAfter: { results: "Starsze wyniki", fixtures: "Późniejsze mecze" },
  rounds: "Rundy",
  toBeDecided: "Do ustalenia",
  bye: "Wolny los",
  penalties: (score) => `k. ${score}`,
  drawHint: "Przesuń, aby zobaczyć następną rundę.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "awans",
  rank: "Miejsce",
  scorer: "Strzelec",
  team: "Drużyna",
  goals: "Gole",
  assists: "Asysty",
  ofPenalties: (count) => `${count} z k.`,
  emptyScorers: "Nikt jeszcze nie strzelił gola",
  emptyScorersHint: "Lista zaczyna się od pierwszego gola sezonu.",
  archiveSeason: "Sezon",
  winner: "Zwycięzca",
  running: "Trwa",
  unknownWinner: "–",
  form5: "5 meczów",
  countryTitle: (sport, country) => `${sport}, ${country}: rozgrywki, wyniki i rezultaty`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 liga lub puchar", few: `${count} ligi i puchary`, other: `${count} lig i pucharów` })}, z wynikami na żywo, terminarzami i tabelami.`,
  competitions: "Rozgrywki",
  liveCount: (count) => `${count} na żywo`,
  todayCount: (count) =>
    plural(count, { one: "1 mecz dzisiaj", few: `${count} mecze dzisiaj`, other: `${count} meczów dzisiaj` }),
};
