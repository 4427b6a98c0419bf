import type { VeilTexts } from "./fr.ts";

export const pl: VeilTexts = {
  hidden: "Ukryj wyniki",
  hiddenHint: "Bez wyników, tabel, kursów i powiadomień. Na stronie meczu przycisk pokazuje jego wynik.",
  hiddenAll: "Wszystkie wyniki",
  hideGame: "Ukryj wynik",
  hideOf: (name) => `Ukryj wyniki: ${name}`,
  hiddenSome:
    "Mecz, drużynę lub rozgrywki można ukryć na ich stronie. Milczy wtedy tylko to, co zdradziłoby wynik: ich tabela, wiadomości i kursy.",
  showAgain: "Pokaż",
  showAgainOf: (name) => `Pokaż znów wyniki: ${name}`,
  isHidden: "Wynik ukryty",
  isHiddenHint: "Przycisk powyżej go pokazuje.",
  masked: "Ukryta część",
  maskedHint: "Zdradziłaby wynik, który ukrywasz.",
  showMasked: "Pokaż mimo to",
  maskedArticle: "Ukryty artykuł",
  maskedArticleHint: "Może zdradzić wynik, który ukrywasz.",
  showArticle: "Pokaż artykuł",
  maskedNews: "Ukryte wiadomości",
  maskedNewsHint: "Zdradziłyby wyniki, które ukrywasz.",
  openSettings: "Otwórz ustawienia",
  delay: "Opóźnienie telewizora",
  delayHint: "Wyniki, zegar i powiadomienia czekają tak długo jak ekran. Kursy są wtedy ukryte.",
  delayOf: (seconds) => (seconds === 0 ? "Brak" : `${seconds} s`),
  later: "Czekaj 5 s dłużej",
  sooner: "Czekaj 5 s krócej",
  reveal: "Pokaż wynik",
  reset: "Przywróć ustawienia",
  resetHint:
    "Motyw, powiadomienia, kolejność, skróty i opóźnienie wracają do stanu z pierwszego dnia. Ulubione zostają.",
};
