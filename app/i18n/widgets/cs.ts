import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("cs");

export const cs: WidgetTexts = {
  title: "Widgety",
  hint: "Zápas, tabulka nebo dnešní zápasy na vašem webu: jeden řádek ke zkopírování, bez skriptů, cookies, reklam a kurzů.",
  description: "Vložte na svůj web živé skóre, tabulku nebo dnešní zápasy: rámeček zdarma, bez cookies a sledování.",
  noGames: "Dnes se nehraje.",
  missing: "Nenalezeno",
  missingHint: "Tento widget nikam nevede: adresa je chybná, nebo zápas už neexistuje.",
  failed: "Nedostupné",
  failedHint: "Výsledky se za chvíli samy vrátí.",
  page: "Zápas, soutěž nebo sport",
  pageHint: "Jméno k vyhledání, nebo adresa stránky tohoto webu.",
  find: "Hledat",
  results: "Výsledky hledání",
  noResults: "Pod tímto jménem není co ukázat. Zkuste soutěž, nebo vložte adresu zápasu.",
  table: "Tabulka",
  games: "Zápasy",
  theme: "Vzhled",
  accent: "Barva",
  accentHint: "Šest šestnáctkových číslic, například 1D4ED8. Barva se zesvětlí nebo ztmaví, aby zůstala čitelná.",
  ownColour: "Jiná barva",
  height: "Výška v pixelech",
  show: "Aktualizovat náhled",
  preview: "Náhled",
  code: "Kód ke zkopírování",
  copy: "Zkopírovat kód",
  copied: "Kód zkopírován.",
  notCopied: "Kopírování se nezdařilo: označte kód a zkopírujte ho.",
  promise:
    "Skóre se samo změní během několika sekund. Rámeček nenechává u vašich čtenářů cookies ani data a nesleduje je.",
  moreGames: (count: number) =>
    plural(count, {
      one: "Ještě 1 zápas na webu.",
      few: `Ještě ${count} zápasy na webu.`,
      many: `Ještě ${count} zápasu na webu.`,
      other: `Ještě ${count} zápasů na webu.`,
    }),
  follow: (brand: string) => `Sledovat na ${brand}`,
  wholeTable: (brand: string) => `Celá tabulka na ${brand}`,
  accents: {
    green: "Zelená",
    blue: "Modrá",
    purple: "Fialová",
    pink: "Růžová",
    orange: "Oranžová",
    grey: "Břidlicová",
  },
};
