import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const pl: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Regulamin",
    description: "Co pokazuje Tribune, skąd pochodzą dane i co wolno z nimi robić.",
    sections: [
      {
        title: "Co pokazuje serwis",
        texts: [
          "Tribune pokazuje wyniki na żywo, rezultaty, terminarze, tabele i wiadomości sportowe. Dostęp jest bezpłatny i nie wymaga konta.",
          "Mecze oznaczone jako symulowane są wymyślone dla demonstracji. Ich kursy również: nie można obstawiać.",
        ],
      },
      {
        title: "Rzetelność",
        texts: [
          "Dane pochodzą od dostawców i mogą być spóźnione, niepełne lub później poprawione. Rozstrzygające jest wyłącznie to, co ogłasza organizator rozgrywek.",
          "Nie podejmuj decyzji o pieniądzach tylko na podstawie tego serwisu.",
        ],
      },
      {
        title: "Korzystanie",
        texts: [
          "Strony wolno czytać, udostępniać i cytować z podaniem linku. Zbyt liczne zapytania automatyczne są odrzucane, aby serwis pozostał szybki dla wszystkich.",
          "Nazwy i barwy klubów oraz rozgrywek należą do ich właścicieli.",
        ],
      },
    ],
  },
  privacy: {
    title: "Prywatność",
    description: "Co Tribune wie o odwiedzających: kraj na czas wyświetlenia strony i nic więcej.",
    sections: [
      {
        title: "Co zostaje w Twojej przeglądarce",
        texts: [
          "Obserwowane mecze, przypięte ligi, ustawienia i ostatnie wyszukiwania pozostają w tej przeglądarce. Wyszukiwania usuwa się w ustawieniach; usunięcie danych serwisu kasuje wszystko.",
          "Aby działać bez sieci, przeglądarka zachowuje kopię ostatnio oglądanych stron.",
        ],
      },
      {
        title: "Co przetwarza serwer",
        texts: [
          "Kraj, region i strefa czasowa, które sieć przypisuje Twojemu połączeniu, decydują o godzinach oraz o tym, co prawo Twojego kraju pozwala pokazać. Nie są zapisywane.",
          "Twój adres IP służy do zliczania zapytań z ostatniej minuty, dla ochrony przed nadużyciami. Nie jest łączony z żadnym profilem.",
          "Aby śledzić mecz na żywo, przeglądarka utrzymuje połączenie i podaje obserwowane mecze. Ta lista znika wraz z połączeniem.",
        ],
      },
      {
        title: "Jeśli założysz konto",
        texts: [
          "Konto jest dobrowolne. Zawiera Twój adres, skrót hasła, zgody i to, co obserwujesz, aby było dostępne na Twoich urządzeniach. Nic z tego nie jest udostępniane ani używane do reklamy.",
          "Na stronie „Moje konto” można wszystko pobrać i usunąć konto.",
        ],
      },
      {
        title: "Czego tu nie ma",
        texts: [],
        untracked: ["Żadnej reklamy profilowanej, pomiaru oglądalności ani skryptu innego serwisu."],
      },
      {
        title: "Twoje prawa",
        texts: [
          "Bez konta serwis nie ma nic, po czym można by Cię rozpoznać, więc nie ma u nas o co wnioskować ani czego usuwać. Z pytaniami zwróć się do wydawcy serwisu.",
        ],
      },
    ],
  },
  cookies: {
    title: "Pliki cookie",
    description:
      "Tribune zapisuje plik cookie tylko po to, by zapamiętać to, co serwer musi wiedzieć o Twoim wyborze; reszta służy tylko odwiedzającemu.",
    sections: [
      {
        title: "Osiem plików cookie i żadnych innych",
        texts: [
          "„tribune_odds” pamięta przez rok, że kursy są ukryte; „tribune_age” z nazwą miejsca pamięta przez 90 dni odpowiedź o wieku tam, gdzie jest wymagana. Serwer musi je odczytać, by nie wysyłać kursów; nie zawierają niczego więcej.",
          "„veil” pamięta, że wyniki mają być ukryte lub pokazane później, aby serwer ich nie wysyłał.",
          "„tribune_clock” i „tribune_dates” pamiętają przez rok, jak chcesz czytać godziny i daty.",
          "„tribune_zone” pamięta przez rok wybraną strefę czasową, „tribune_device_zone” strefę urządzenia, jeśli jego czas jest inny niż w Twoim miejscu, „fs_of” z językiem wybrany format kursów.",
        ],
        untracked: ["Innych plików cookie nie ma, ani własnych, ani cudzych. Nie ma więc na co się zgadzać."],
      },
      {
        title: "Pamięć przeglądarki",
        texts: [
          "Serwis zachowuje w przeglądarce Twój wybór: obserwowane mecze (dwa dni), przypięte ligi, ligi rozwinięte lub zwinięte, motyw, powiadomienia, skróty klawiszowe, ostatnie wyszukiwania. Dane te wysyła tylko wtedy, gdy masz konto, na Twoje inne urządzenia.",
          "Liczy tam też Twoje wizyty, do czterech, by raz zaproponować Twój język.",
          "Jeśli chcesz powiadomień przy zamkniętej stronie, serwis przechowuje adres od usługi powiadomień przeglądarki oraz najbliższe mecze, które obserwujesz, do końca tych meczów lub do wyłączenia. Wiadomości są szyfrowane tylko dla Twojej przeglądarki.",
          "Przeglądarka może je usunąć w każdej chwili; serwis działa także bez nich.",
        ],
      },
    ],
  },
  gambling: {
    title: "Odpowiedzialna gra",
    description: "Kursy mają charakter informacyjny; gdzie szukać pomocy, gdy gra zajmuje zbyt wiele miejsca.",
    sections: [
      {
        title: "Czym są tu kursy",
        texts: [
          "Tribune nie przyjmuje zakładów. Kursy mają charakter informacyjny i są tylko tam, gdzie pozwala na to prawo.",
          "Hazard jest zabroniony dla osób niepełnoletnich.",
        ],
      },
      {
        title: "Jak zachować kontrolę",
        texts: [
          "Z góry ustal kwotę i czas i trzymaj się ich. Nigdy nie graj, aby się odegrać, ani za pożyczone pieniądze.",
          "Legalni operatorzy muszą oferować limity wpłat, stawek i czasu oraz samowykluczenie.",
        ],
      },
    ],
  },
};
