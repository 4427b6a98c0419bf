import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "To pole jest wymagane.",
  email: "Ten adres e-mail jest nieprawidłowy.",
  nickname: "Od 5 do 64 znaków: litery bez polskich znaków, cyfry, łącznik, kropka lub podkreślenie.",
  "password.length": "Co najmniej 8 znaków.",
  "password.no-white-space": "Bez spacji.",
  "password.lower-case": "Co najmniej jedna mała litera.",
  "password.upper-case": "Co najmniej jedna wielka litera.",
  "password.symbol": "Co najmniej jeden znak specjalny, na przykład ! ? - _",
  "password.common": "To hasło jest zbyt popularne i łatwo je odgadnąć. Wybierz inne.",
  "mail.notSetUp":
    "Rejestracja i linki przez e-mail nie są jeszcze dostępne w tym serwisie: jego wydawca nie podał adresu.",
  "login.locked":
    "Ktoś mógł próbować odgadnąć Twoje hasło. Zawsze możesz zalogować się z urządzenia, na którym już się logowano, kluczem dostępu lub przez link do zapomnianego hasła.",
  "password.repeat": "Hasła nie są takie same.",
  approval: "Zaakceptuj regulamin i politykę prywatności.",
};
