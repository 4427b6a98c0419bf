import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Er is een fout opgetreden op de server. Probeer het later opnieuw.",
  "account.error.login-failed": "Inloggen mislukt: het e-mailadres of het wachtwoord klopt niet.",
  "account.error.not-verified": "Je account is nog niet bevestigd. Klik op de link in onze e-mail.",
  "account.error.invalid-password": "Het wachtwoord klopt niet.",
  "account.error.not-a-robot": "Bevestig dat je geen robot bent.",
  "account.error.email-used": "Dit e-mailadres is al in gebruik.",
  "account.error.consent-needed": "Geef aan of je berichten van ons wilt ontvangen.",
};
