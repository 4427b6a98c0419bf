import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("cs");

export const cs: SearchTexts = {
  title: "Hledat",
  description: "Najděte týmy, hráče, soutěže a země ve všech sportech.",
  titleOf: (query) => `„${query}“: výsledky hledání`,
  descriptionOf: (query) => `Týmy, hráči a soutěže k dotazu „${query}“, s výsledky a tabulkami.`,
  placeholder: "Tým, hráč, soutěž",
  label: "Hledat tým, hráče nebo soutěž",
  submit: "Hledat",
  clear: "Vymazat text",
  cancel: "Zrušit",
  results: "Výsledky",
  groups: {
    team: "Týmy",
    player: "Hráči",
    tournament: "Soutěže",
    country: "Země",
    sport: "Sporty",
    game: "Zápasy",
  },
  game: { live: "Živě", last: "Konec" },
  recent: "Naposledy hledané",
  forget: "Vymazat",
  popular: "Často hledané",
  found: (count) => plural(count, { one: "1 výsledek", few: `${count} výsledky`, other: `${count} výsledků` }),
  nothing: (query) => `Pro „${query}“ se nic nenašlo`,
  nothingHint: "Zkuste kratší název, nebo hledejte soutěž.",
  unavailable: "Hledání neodpovídá",
  unavailableHint: "Zkontrolujte připojení a zkuste to znovu.",
  retry: "Znovu",
  follows: (name) => `${name} je v oblíbených.`,
  also: (name) => `také ${name}`,
  all: (query) => `Všechny výsledky pro „${query}“`,
  keys: { choose: "vybrat", open: "otevřít", follow: "sledovat", close: "zavřít" },
};
