import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("nl");

export const nl: WidgetTexts = {
  title: "Widgets",
  hint: "Een wedstrijd, een stand of de wedstrijden van vandaag op uw site: één regel om te kopiëren, zonder script, cookies, reclame of odds.",
  description:
    "Zet een livescore, een stand of de wedstrijden van vandaag op uw eigen site: een gratis kader zonder cookies of trackers.",
  noGames: "Vandaag geen wedstrijden.",
  missing: "Niet gevonden",
  missingHint: "Deze widget leidt nergens heen: het adres klopt niet of de wedstrijd bestaat niet meer.",
  failed: "Niet beschikbaar",
  failedHint: "De scores komen zo vanzelf terug.",
  page: "Wedstrijd, competitie of sport",
  pageHint: "Een naam om te zoeken, of het adres van een pagina van deze site.",
  find: "Zoeken",
  results: "Resultaten",
  noResults: "Niets te tonen onder die naam. Probeer een competitie of plak het adres van een wedstrijd.",
  table: "Stand",
  games: "Wedstrijden",
  theme: "Thema",
  accent: "Kleur",
  accentHint:
    "Zes hexadecimale cijfers, bijvoorbeeld 1D4ED8. De kleur wordt lichter of donkerder gemaakt waar ze slecht leesbaar zou zijn.",
  ownColour: "Andere kleur",
  height: "Hoogte in pixels",
  show: "Voorbeeld bijwerken",
  preview: "Voorbeeld",
  code: "Code om te kopiëren",
  copy: "Code kopiëren",
  copied: "Code gekopieerd.",
  notCopied: "Kopiëren is mislukt: selecteer de code en kopieer die.",
  promise:
    "De score verandert vanzelf binnen enkele seconden. Het kader laat bij uw lezers geen cookies of gegevens achter en volgt hen niet.",
  moreGames: (count: number) =>
    plural(count, { one: "Nog 1 wedstrijd op de site.", other: `Nog ${count} wedstrijden op de site.` }),
  follow: (brand: string) => `Volgen op ${brand}`,
  wholeTable: (brand: string) => `Volledige stand op ${brand}`,
  accents: { green: "Groen", blue: "Blauw", purple: "Paars", pink: "Roze", orange: "Oranje", grey: "Leisteen" },
};
