import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Dit veld is verplicht.",
  email: "Dit e-mailadres is niet geldig.",
  nickname: "5 tot 64 tekens: letters zonder accenten, cijfers, streepje, punt of laag streepje.",
  "password.length": "Minstens 8 tekens.",
  "password.no-white-space": "Geen spaties.",
  "password.lower-case": "Minstens één kleine letter.",
  "password.upper-case": "Minstens één hoofdletter.",
  "password.symbol": "Minstens één speciaal teken, bijvoorbeeld ! ? - _",
  "password.common": "Dit wachtwoord komt te vaak voor en is zo geraden. Kies een ander.",
  "mail.notSetUp":
    "Registratie en links per e-mail zijn op deze site nog niet ingesteld: de uitgever heeft het adres ervan niet opgegeven.",
  "login.locked":
    "Misschien heeft iemand geprobeerd je wachtwoord te raden. Via een apparaat waarop je al eens was ingelogd, met een passkey of via de link voor een vergeten wachtwoord kom je er altijd in.",
  "password.repeat": "De twee wachtwoorden zijn niet gelijk.",
  approval: "Ga akkoord met de gebruiksvoorwaarden en het privacybeleid.",
};
