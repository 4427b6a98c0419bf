import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.",
  "account.error.login-failed": "Anmeldung fehlgeschlagen: E-Mail-Adresse oder Passwort ist falsch.",
  "account.error.not-verified": "Ihr Konto ist noch nicht bestätigt. Folgen Sie dem Link in unserer E-Mail.",
  "account.error.invalid-password": "Das Passwort ist falsch.",
  "account.error.not-a-robot": "Bitte bestätigen Sie, dass Sie kein Roboter sind.",
  "account.error.email-used": "Diese E-Mail-Adresse wird bereits verwendet.",
  "account.error.consent-needed": "Bitte geben Sie an, ob Sie Nachrichten von uns erhalten möchten.",
};
