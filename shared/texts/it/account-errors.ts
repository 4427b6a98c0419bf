import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Si è verificato un errore sul server. Riprova più tardi.",
  "account.error.login-failed": "Accesso non riuscito: l’indirizzo e-mail o la password non sono corretti.",
  "account.error.not-verified": "Il tuo account non è ancora verificato. Segui il link ricevuto per e-mail.",
  "account.error.invalid-password": "La password non è corretta.",
  "account.error.not-a-robot": "Conferma di non essere un robot.",
  "account.error.email-used": "Questo indirizzo e-mail è già in uso.",
  "account.error.consent-needed": "Indica se vuoi ricevere le nostre comunicazioni.",
};
