import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Na serveru došlo k chybě. Zkuste to později.",
  "account.error.login-failed": "Přihlášení se nezdařilo: e-mail nebo heslo není správné.",
  "account.error.not-verified": "Váš účet ještě není ověřený. Klikněte na odkaz v našem e-mailu.",
  "account.error.invalid-password": "Heslo není správné.",
  "account.error.not-a-robot": "Potvrďte, že nejste robot.",
  "account.error.email-used": "Tento e-mail se už používá.",
  "account.error.consent-needed": "Zvolte, zda od nás chcete dostávat zprávy.",
};
