import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("pl");

export const pl: SearchTexts = {
  title: "Szukaj",
  description: "Znajdź drużyny, zawodników, rozgrywki i kraje we wszystkich dyscyplinach.",
  titleOf: (query) => `„${query}”: wyniki wyszukiwania`,
  descriptionOf: (query) => `Drużyny, zawodnicy i rozgrywki dla hasła „${query}”, z wynikami i tabelami.`,
  placeholder: "Drużyna, zawodnik, rozgrywki",
  label: "Szukaj drużyny, zawodnika lub rozgrywek",
  submit: "Szukaj",
  clear: "Wyczyść tekst",
  cancel: "Anuluj",
  results: "Wyniki",
  groups: {
    team: "Drużyny",
    player: "Zawodnicy",
    tournament: "Rozgrywki",
    country: "Kraje",
    sport: "Dyscypliny",
    game: "Mecze",
  },
  game: { live: "Na żywo", last: "Zakończony" },
  recent: "Ostatnio szukane",
  forget: "Usuń",
  popular: "Często szukane",
  found: (count) => plural(count, { one: "1 wynik", few: `${count} wyniki`, other: `${count} wyników` }),
  nothing: (query) => `Brak wyników dla „${query}”`,
  nothingHint: "Wpisz krótszą nazwę albo poszukaj rozgrywek.",
  unavailable: "Wyszukiwarka nie odpowiada",
  unavailableHint: "Sprawdź połączenie i spróbuj ponownie.",
  retry: "Ponów",
  follows: (name) => `${name} jest w ulubionych.`,
  also: (name) => `także ${name}`,
  all: (query) => `Wszystkie wyniki dla „${query}”`,
  keys: { choose: "wybierz", open: "otwórz", follow: "obserwuj", close: "zamknij" },
};
