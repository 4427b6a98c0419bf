import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("pl");

export const pl: WidgetTexts = {
  title: "Widżety",
  hint: "Mecz, tabela lub dzisiejsze mecze na Twojej stronie: jedna linijka do skopiowania, bez skryptów, ciasteczek, reklam i kursów.",
  description:
    "Umieść na swojej stronie wynik na żywo, tabelę lub dzisiejsze mecze: bezpłatna ramka bez ciasteczek i śledzenia.",
  noGames: "Dziś nie ma meczów.",
  missing: "Nie znaleziono",
  missingHint: "Ten widżet do niczego nie prowadzi: adres jest błędny albo mecz już nie istnieje.",
  failed: "Niedostępne",
  failedHint: "Wyniki za chwilę wrócą same.",
  page: "Mecz, rozgrywki lub sport",
  pageHint: "Nazwa do wyszukania albo adres strony tego serwisu.",
  find: "Szukaj",
  results: "Wyniki wyszukiwania",
  noResults: "Pod tą nazwą nie ma nic do pokazania. Wpisz nazwę rozgrywek albo wklej adres meczu.",
  table: "Tabela",
  games: "Mecze",
  theme: "Motyw",
  accent: "Kolor",
  accentHint:
    "Sześć cyfr szesnastkowych, na przykład 1D4ED8. Kolor jest rozjaśniany lub przyciemniany, jeśli byłby nieczytelny.",
  ownColour: "Inny kolor",
  height: "Wysokość w pikselach",
  show: "Odśwież podgląd",
  preview: "Podgląd",
  code: "Kod do skopiowania",
  copy: "Kopiuj kod",
  copied: "Skopiowano kod.",
  notCopied: "Nie udało się skopiować: zaznacz kod i skopiuj go.",
  promise:
    "Wynik zmienia się sam w ciągu kilku sekund. Ramka nie zostawia u czytelników ciasteczek ani danych i ich nie śledzi.",
  moreGames: (count: number) =>
    plural(count, {
      one: "Jeszcze 1 mecz w serwisie.",
      few: `Jeszcze ${count} mecze w serwisie.`,
      many: `Jeszcze ${count} meczów w serwisie.`,
      other: `Jeszcze ${count} meczu w serwisie.`,
    }),
  follow: (brand: string) => `Śledź w ${brand}`,
  wholeTable: (brand: string) => `Pełna tabela w ${brand}`,
  accents: {
    green: "Zielony",
    blue: "Niebieski",
    purple: "Fioletowy",
    pink: "Różowy",
    orange: "Pomarańczowy",
    grey: "Łupkowy",
  },
};
