import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "To pole jest wymagane.",
  email: "Ten adres e-mail jest nieprawidłowy.",
  nickname: "Co najmniej 5 znaków: litery bez polskich znaków, cyfry, łącznik, kropka lub podkreślenie.",
  "password.length": "Co najmniej 8 znaków.",
  "password.no-white-space": "Bez spacji.",
  "password.lower-case": "Co najmniej jedna mała litera.",
  "password.upper-case": "Co najmniej jedna wielka litera.",
  "password.symbol": "Co najmniej jeden znak specjalny, na przykład ! ? - _",
  "password.common": "To hasło jest zbyt popularne i łatwo je odgadnąć. Wybierz inne.",
  "password.repeat": "Hasła nie są takie same.",
  approval: "Zaakceptuj regulamin i politykę prywatności.",
};
