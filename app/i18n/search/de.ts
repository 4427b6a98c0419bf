import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("de");

export const de: SearchTexts = {
  title: "Suche",
  description: "Finden Sie Teams, Spieler, Wettbewerbe und Länder in allen Sportarten.",
  titleOf: (query) => `„${query}“: Suchergebnisse`,
  descriptionOf: (query) => `Teams, Spieler und Wettbewerbe zu „${query}“, mit ihren Ergebnissen und Tabellen.`,
  placeholder: "Team, Spieler, Wettbewerb",
  label: "Nach Team, Spieler oder Wettbewerb suchen",
  submit: "Suchen",
  clear: "Eingabe löschen",
  cancel: "Abbrechen",
  results: "Ergebnisse",
  groups: {
    team: "Teams",
    player: "Spieler",
    tournament: "Wettbewerbe",
    country: "Länder",
    sport: "Sportarten",
    game: "Spiele",
  },
  game: { live: "Live", last: "Beendet" },
  recent: "Zuletzt gesucht",
  forget: "Löschen",
  popular: "Oft gesucht",
  found: (count) => plural(count, { one: "1 Ergebnis", other: `${count} Ergebnisse` }),
  nothing: (query) => `Nichts gefunden zu „${query}“`,
  nothingHint: "Versuchen Sie einen kürzeren Namen, oder suchen Sie den Wettbewerb.",
  unavailable: "Die Suche antwortet nicht",
  unavailableHint: "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  retry: "Noch einmal",
  follows: (name) => `${name} ist in Ihren Favoriten.`,
  also: (name) => `auch ${name}`,
  all: (query) => `Alle Ergebnisse zu „${query}“`,
  keys: { choose: "wählen", open: "öffnen", follow: "verfolgen", close: "schließen" },
};
