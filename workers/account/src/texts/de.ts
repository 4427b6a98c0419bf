import type { MailTexts } from "./mail-texts.ts";

export const de: MailTexts = {
  ignore: "Wenn Sie das nicht waren, tun Sie nichts: Ohne den Link ändert sich nichts.",
  mails: {
    verifyAccount: {
      subject: "Bestätigen Sie Ihr Konto",
      text: "Sie haben mit dieser Adresse ein Konto angelegt. Bestätigen Sie sie innerhalb von zwei Tagen, um sich anmelden zu können.",
      action: "Konto bestätigen",
    },
    alreadyRegistered: {
      subject: "Sie haben bereits ein Konto",
      text: "Jemand wollte mit dieser Adresse ein Konto anlegen, zu der es schon eines gibt. Melden Sie sich an, oder wählen Sie ein neues Passwort.",
      action: "Neues Passwort wählen",
    },
    verifyEmail: {
      subject: "Bestätigen Sie Ihre neue Adresse",
      text: "Sie möchten diese Adresse für Ihr Konto verwenden. Bestätigen Sie sie innerhalb eines Tages.",
      action: "Adresse bestätigen",
    },
    emailTaken: {
      subject: "Zu dieser Adresse gibt es schon ein Konto",
      text: "Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie bleibt die Ihres Kontos.",
    },
    emailChanged: {
      subject: "Die Adresse Ihres Kontos wurde geändert",
      text: "Ihr Konto verwendet ab jetzt eine andere Adresse. Wenn Sie das nicht waren, schreiben Sie dem Herausgeber der Seite.",
    },
    password: {
      subject: "Neues Passwort",
      text: "Wählen Sie innerhalb einer Stunde ein neues Passwort. Alle Ihre Geräte werden abgemeldet.",
      action: "Passwort wählen",
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      text: "Das Passwort Ihres Kontos wurde geändert, und alle Geräte wurden abgemeldet. Wenn Sie das nicht waren, fordern Sie ein neues Passwort an.",
    },
    passkeyAdded: {
      subject: "Ein Passkey wurde hinzugefügt",
      text: "Mit einem neuen Passkey kann man sich jetzt ohne Passwort bei Ihrem Konto anmelden. Waren Sie das nicht, entfernen Sie ihn in Ihrem Profil und ändern Sie Ihr Passwort.",
    },
    passkeyRemoved: {
      subject: "Ein Passkey wurde entfernt",
      text: "Ein Passkey Ihres Kontos wurde entfernt. Waren Sie das nicht, ändern Sie Ihr Passwort.",
    },
    closed: {
      subject: "Ihr Konto ist geschlossen",
      text: "Sie haben die Löschung Ihres Kontos verlangt. Es ist geschlossen, und alles, was dazu gehört, wird am {day} gelöscht. Bis dahin können Sie es zurücknehmen: Melden Sie sich an, oder folgen Sie diesem Link. Waren Sie das nicht, nehmen Sie es zurück und ändern Sie Ihr Passwort.",
      action: "Mein Konto zurücknehmen",
    },
    reopened: {
      subject: "Ihr Konto ist wieder offen",
      text: "Sie haben Ihr Konto zurückgenommen: Es wird nicht gelöscht. Waren Sie das nicht, ändern Sie Ihr Passwort.",
    },
    deleted: {
      subject: "Ihr Konto ist gelöscht",
      text: "Ihr Konto und alles, was dazu gehörte, ist gelöscht. Bei uns bleibt davon nur ein Nachweis ohne persönliche Daten: {proof}",
    },
  },
};
