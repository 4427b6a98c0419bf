import type { MailTexts } from "./mail-texts.ts";

export const nl: MailTexts = {
  ignore: "Was u dit niet, doe dan niets: zonder de link verandert er niets.",
  mails: {
    verifyAccount: {
      subject: "Bevestig uw account",
      text: "U hebt met dit adres een account gemaakt. Bevestig het binnen twee dagen om te kunnen inloggen.",
      action: "Mijn account bevestigen",
    },
    alreadyRegistered: {
      subject: "U hebt al een account",
      text: "Iemand wilde een account maken met dit adres, dat er al een heeft. Log in of kies een nieuw wachtwoord.",
      action: "Een nieuw wachtwoord kiezen",
    },
    verifyEmail: {
      subject: "Bevestig uw nieuwe adres",
      text: "U wilt dit adres voor uw account gebruiken. Bevestig het binnen een dag.",
      action: "Adres bevestigen",
    },
    emailTaken: {
      subject: "Dit adres heeft al een account",
      text: "Iemand wilde dit adres voor een ander account gebruiken. Het blijft dat van uw account.",
    },
    emailChanged: {
      subject: "Het adres van uw account is gewijzigd",
      text: "Uw account gebruikt vanaf nu een ander adres. Was u dit niet, schrijf dan aan de uitgever van de site.",
    },
    password: {
      subject: "Nieuw wachtwoord",
      text: "Kies binnen een uur een nieuw wachtwoord. Al uw apparaten worden uitgelogd.",
      action: "Een wachtwoord kiezen",
    },
    passwordChanged: {
      subject: "Uw wachtwoord is gewijzigd",
      text: "Het wachtwoord van uw account is gewijzigd en alle apparaten zijn uitgelogd. Was u dit niet, vraag dan een nieuw wachtwoord aan.",
    },
    passkeyAdded: {
      subject: "Er is een passkey toegevoegd",
      text: "Met een nieuwe passkey kan nu zonder wachtwoord op uw account worden ingelogd. Was u dit niet, verwijder de passkey dan in uw profiel en wijzig uw wachtwoord.",
    },
    passkeyRemoved: {
      subject: "Er is een passkey verwijderd",
      text: "Een passkey van uw account is verwijderd. Was u dit niet, wijzig dan uw wachtwoord.",
    },
    closed: {
      subject: "Uw account is gesloten",
      text: "U hebt gevraagd uw account te verwijderen. Het is gesloten, en alles wat erbij hoort wordt op {day} verwijderd. Tot dan kunt u het terugnemen: meld u aan of volg deze link. Was u dit niet, neem het dan terug en wijzig uw wachtwoord.",
      action: "Mijn account terugnemen",
    },
    reopened: {
      subject: "Uw account is weer open",
      text: "U hebt uw account teruggenomen: het wordt niet verwijderd. Was u dit niet, wijzig dan uw wachtwoord.",
    },
    deleted: {
      subject: "Uw account is verwijderd",
      text: "Uw account en alles wat erbij hoorde is verwijderd. Bij ons blijft alleen een bewijs zonder persoonlijke gegevens: {proof}",
    },
  },
};
