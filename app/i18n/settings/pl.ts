import type { SettingsTexts } from "./fr.ts";

export const pl: SettingsTexts = {
  settings: "Ustawienia",
  settingsDescription: "Motyw, daty i godziny, powiadomienia, dźwięki i opóźnienie wyników: ustaw Tribune po swojemu.",
  settingsHint:
    "Każdy wybór działa od razu i pozostaje na tym urządzeniu. Z kontem powiadomienia i kolejność Twoich meczów są takie same na wszystkich urządzeniach.",
  needsScripts: "Te ustawienia wymagają JavaScriptu. Bez niego motyw jest jasny.",
  theme: "Motyw",
  themeHint: "„Systemowy” to ustawienie Twojego urządzenia.",
  language: "Język",
  languageHint: "Inny język prowadzi do tej samej strony w swojej witrynie.",
  zone: {
    title: "Strefa czasowa",
    hint: "Godziny na wszystkich stronach, także na żywo. Dzień zaczyna się o północy tej strefy.",
    device: "Jak to urządzenie",
    choose: "Wybierz",
  },
  motion: {
    title: "Animacje",
    hint: "„Mniej” zatrzymuje to, co rusza się na ekranie; „System” stosuje ustawienie urządzenia.",
    choices: { system: "System", less: "Mniej" },
  },
  dates: {
    title: "Daty i godziny",
    hint: "Jak listy i mecze zapisują godziny i dni.",
    hours: "Godziny",
    order: "Kolejność w dacie",
  },
  keys: "Skróty klawiszowe",
  keysHint: "Wystarczy jeden klawisz, poza polami tekstowymi.",
  keysOn: "Używaj skrótów",
  keyNames: [
    ["j", "Następny mecz"],
    ["k", "Poprzedni mecz"],
    ["f", "Obserwuj wybrany mecz lub przestań"],
    ["/", "Szukaj"],
    ["?", "Te ustawienia"],
  ],
  notifications: "Powiadomienia",
  notificationsHint:
    "To, co właśnie dzieje się w Twoich meczach, na dole każdej strony, gdy Tribune jest otwarte na szerokim ekranie.",
  notificationChoices: { yessound: "Z dźwiękiem", yessilent: "Bez dźwięku", no: "Wyłączone" },
  sports: "Powiadomienia według sportu",
  sportsHint: "Odznacz sport, aby nie otrzymywać niczego o jego meczach, ani tutaj, ani gdy Tribune jest zamknięte.",
  sportsNone: "Obserwuj mecz, aby wybrać jego powiadomienia.",
  webPush: {
    title: "Gdy Tribune jest zamknięte",
    hint: "Powiadomienie urządzenia o meczach, które obserwujesz. Możesz je tu wyłączyć w każdej chwili.",
    on: "Powiadamiaj, gdy Tribune jest zamknięte",
    kindsTitle: "Powiadamiaj o",
    kinds: { score: "Wynikach", card: "Czerwonych kartkach", period: "Częściach gry", start: "Początku", end: "Końcu" },
    problems: {
      blocked: "Powiadomienia są zablokowane: zezwól na nie dla tej strony w ustawieniach przeglądarki i wróć tutaj.",
      failed: "Przeglądarka nie mogła włączyć powiadomień. Spróbuj ponownie.",
      install: "Na iPhonie i iPadzie najpierw dodaj Tribune do ekranu głównego i otwórz je stamtąd.",
      none: "Ta przeglądarka nie odbiera powiadomień zamkniętej strony.",
    },
  },
  odds: {
    title: "Kursy",
    format: "Format kursów",
    hints: {
      on: "Kursy są pokazywane tam, gdzie pozwala na to prawo. Po ukryciu nie są wysyłane do tej przeglądarki.",
      off: "Kursy są ukryte: żadne nie są wysyłane do tej przeglądarki.",
    },
    switches: { on: "Pokaż kursy", off: "Ukryj kursy" },
  },
  searches: "Ostatnie wyszukiwania",
  searchesHint: "Strony, do których doprowadziły Twoje wyszukiwania, tylko na tym urządzeniu.",
  forget: "Usuń wyszukiwania",
  forgotten: "Wyszukiwania usunięte",
  mobile: "Tribune na telefonie",
  mobileDescription:
    "Dodaj Tribune do ekranu głównego telefonu: wyniki na żywo jednym dotknięciem, bez sklepu z aplikacjami.",
  mobileHint: "Strona jest aplikacją: nic nie trzeba pobierać, zawsze jest aktualna.",
  install: "Zainstaluj Tribune",
  installed: "Tribune jest zainstalowane na tym urządzeniu.",
  steps: [
    { title: "iPhone i iPad (Safari)", text: "Dotknij „Udostępnij”, a potem „Do ekranu początkowego”." },
    { title: "Android (Chrome)", text: "Otwórz menu ⋮ i wybierz „Dodaj do ekranu głównego”." },
    { title: "Komputer", text: "W pasku adresu Chrome lub Edge wybierz „Zainstaluj”." },
  ],
};
