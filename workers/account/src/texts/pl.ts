import type { MailTexts } from "./mail-texts.ts";

export const pl: MailTexts = {
  ignore: "Jeśli to nie Ty, nie rób nic: bez tego linku nic się nie zmieni.",
  mails: {
    verifyAccount: {
      subject: "Potwierdź swoje konto",
      text: "Utworzono konto z tym adresem. Potwierdź je w ciągu dwóch dni, aby móc się zalogować.",
      action: "Potwierdź konto",
    },
    alreadyRegistered: {
      subject: "Masz już konto",
      text: "Ktoś chciał utworzyć konto z tym adresem, który już je ma. Zaloguj się albo wybierz nowe hasło.",
      action: "Wybierz nowe hasło",
    },
    verifyEmail: {
      subject: "Potwierdź nowy adres",
      text: "Ten adres ma być adresem Twojego konta. Potwierdź go w ciągu jednego dnia.",
      action: "Potwierdź adres",
    },
    emailTaken: {
      subject: "Ten adres ma już konto",
      text: "Ktoś chciał użyć tego adresu dla innego konta. Nadal należy on do Twojego konta.",
    },
    emailChanged: {
      subject: "Adres Twojego konta został zmieniony",
      text: "Twoje konto używa odtąd innego adresu. Jeśli to nie Ty, napisz do wydawcy serwisu.",
    },
    password: {
      subject: "Nowe hasło",
      text: "Wybierz nowe hasło w ciągu godziny. Wszystkie Twoje urządzenia zostaną wylogowane.",
      action: "Wybierz hasło",
    },
    passwordChanged: {
      subject: "Twoje hasło zostało zmienione",
      text: "Hasło do Twojego konta zostało zmienione, a wszystkie urządzenia wylogowane. Jeśli to nie Ty, poproś o nowe hasło.",
    },
    passkeyAdded: {
      subject: "Dodano klucz dostępu",
      text: "Nowy klucz dostępu pozwala logować się na Twoje konto bez hasła. Jeśli to nie Ty, usuń go w swoim profilu i zmień hasło.",
    },
    passkeyRemoved: {
      subject: "Usunięto klucz dostępu",
      text: "Klucz dostępu do Twojego konta został usunięty. Jeśli to nie Ty, zmień hasło.",
    },
    closed: {
      subject: "Twoje konto jest zamknięte",
      text: "Poproszono o usunięcie Twojego konta. Jest zamknięte, a wszystko, co do niego należy, zostanie usunięte {day}. Do tego czasu możesz je odzyskać: zaloguj się albo otwórz ten link. Jeśli to nie Ty, odzyskaj je i zmień hasło.",
      action: "Odzyskaj moje konto",
    },
    reopened: {
      subject: "Twoje konto jest znów otwarte",
      text: "Konto zostało odzyskane i nie będzie usunięte. Jeśli to nie Ty, zmień hasło.",
    },
    deleted: {
      subject: "Twoje konto zostało usunięte",
      text: "Twoje konto i wszystko, co do niego należało, zostało usunięte. Pozostaje u nas tylko dowód bez danych osobowych: {proof}",
    },
  },
};
