import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Questo campo è obbligatorio.",
  email: "Questo indirizzo e-mail non è valido.",
  nickname: "Da 5 a 64 caratteri: lettere senza accenti, cifre, trattino, punto o trattino basso.",
  "password.length": "Almeno 8 caratteri.",
  "password.no-white-space": "Nessuno spazio.",
  "password.lower-case": "Almeno una lettera minuscola.",
  "password.upper-case": "Almeno una lettera maiuscola.",
  "password.symbol": "Almeno un carattere speciale, per esempio ! ? - _",
  "password.common": "Questa password è troppo comune: verrebbe indovinata subito. Scegline un’altra.",
  "mail.notSetUp":
    "La registrazione e i link via e-mail non sono ancora attivi su questo sito: il suo editore non ne ha indicato l’indirizzo.",
  "login.locked":
    "Forse qualcuno ha provato a indovinare la tua password. Puoi sempre entrare da un dispositivo su cui hai già effettuato l’accesso, con una passkey o con il link per la password dimenticata.",
  "password.repeat": "Le due password non coincidono.",
  approval: "Accetta le condizioni d’uso e l’informativa sulla privacy.",
};
