import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Dit veld is verplicht.",
  email: "Dit e-mailadres is niet geldig.",
  nickname: "Minstens 5 tekens: letters zonder accenten, cijfers, streepje, punt of laag streepje.",
  "password.length": "Minstens 8 tekens.",
  "password.no-white-space": "Geen spaties.",
  "password.lower-case": "Minstens één kleine letter.",
  "password.upper-case": "Minstens één hoofdletter.",
  "password.symbol": "Minstens één speciaal teken, bijvoorbeeld ! ? - _",
  "password.common": "Dit wachtwoord komt te vaak voor en is zo geraden. Kies een ander.",
  "password.repeat": "De twee wachtwoorden zijn niet gelijk.",
  approval: "Ga akkoord met de gebruiksvoorwaarden en het privacybeleid.",
};
