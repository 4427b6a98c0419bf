import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("nl");

export const nl: SearchTexts = {
  title: "Zoeken",
  description: "Vind teams, spelers, competities en landen in alle sporten.",
  titleOf: (query) => `‘${query}’: zoekresultaten`,
  descriptionOf: (query) => `Teams, spelers en competities bij ‘${query}’, met hun uitslagen en standen.`,
  placeholder: "Team, speler, competitie",
  label: "Zoek een team, speler of competitie",
  submit: "Zoeken",
  clear: "Tekst wissen",
  cancel: "Annuleren",
  results: "Resultaten",
  groups: {
    team: "Teams",
    player: "Spelers",
    tournament: "Competities",
    country: "Landen",
    sport: "Sporten",
    game: "Wedstrijden",
  },
  game: { live: "Live", last: "Afgelopen" },
  recent: "Recent gezocht",
  forget: "Wissen",
  popular: "Vaak gezocht",
  found: (count) => plural(count, { one: "1 resultaat", other: `${count} resultaten` }),
  nothing: (query) => `Niets gevonden voor ‘${query}’`,
  nothingHint: "Probeer een kortere naam, of zoek de competitie.",
  unavailable: "De zoekfunctie antwoordt niet",
  unavailableHint: "Controleer je verbinding en probeer het opnieuw.",
  retry: "Opnieuw",
  follows: (name) => `${name} staat in je favorieten.`,
  also: (name) => `ook ${name}`,
  all: (query) => `Alle resultaten voor ‘${query}’`,
  keys: { choose: "kiezen", open: "openen", follow: "volgen", close: "sluiten" },
};
