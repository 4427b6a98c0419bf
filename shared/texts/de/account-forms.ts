import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Dieses Feld muss ausgefüllt werden.",
  email: "Diese E-Mail-Adresse ist nicht gültig.",
  nickname: "5 bis 64 Zeichen: Buchstaben ohne Umlaute und Akzente, Ziffern, Bindestrich, Punkt oder Unterstrich.",
  "password.length": "Mindestens 8 Zeichen.",
  "password.no-white-space": "Keine Leerzeichen.",
  "password.lower-case": "Mindestens ein Kleinbuchstabe.",
  "password.upper-case": "Mindestens ein Großbuchstabe.",
  "password.symbol": "Mindestens ein Sonderzeichen, zum Beispiel ! ? - _",
  "password.common": "Dieses Passwort ist zu verbreitet und wäre sofort erraten. Wählen Sie ein anderes.",
  "mail.notSetUp":
    "Registrierung und Links per E-Mail sind auf dieser Website noch nicht eingerichtet: Der Betreiber hat ihre Adresse nicht angegeben.",
  "login.locked":
    "Vielleicht hat jemand versucht, Ihr Passwort zu erraten. Von einem Gerät, auf dem Sie schon angemeldet waren, mit einem Passkey oder über den Link „Passwort vergessen?“ kommen Sie immer hinein.",
  "password.repeat": "Die beiden Passwörter stimmen nicht überein.",
  approval: "Bitte stimmen Sie den Nutzungsbedingungen und der Datenschutzerklärung zu.",
};
