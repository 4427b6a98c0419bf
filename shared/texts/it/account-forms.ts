import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Questo campo è obbligatorio.",
  email: "Questo indirizzo e-mail non è valido.",
  nickname: "Almeno 5 caratteri: lettere senza accenti, cifre, trattino, punto o trattino basso.",
  "password.length": "Almeno 8 caratteri.",
  "password.no-white-space": "Nessuno spazio.",
  "password.lower-case": "Almeno una lettera minuscola.",
  "password.upper-case": "Almeno una lettera maiuscola.",
  "password.symbol": "Almeno un carattere speciale, per esempio ! ? - _",
  "password.common": "Questa password è troppo comune: verrebbe indovinata subito. Scegline un’altra.",
  "password.repeat": "Le due password non coincidono.",
  approval: "Accetta le condizioni d’uso e l’informativa sulla privacy.",
};
