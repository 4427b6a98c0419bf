import type { MailTexts } from "./mail-texts.ts";

export const it: MailTexts = {
  ignore: "Se non sei stato tu, non fare nulla: senza il link non cambia nulla.",
  mails: {
    verifyAccount: {
      subject: "Conferma il tuo account",
      text: "Hai creato un account con questo indirizzo. Confermalo entro due giorni per poter accedere.",
      action: "Conferma l’account",
    },
    alreadyRegistered: {
      subject: "Hai già un account",
      text: "Qualcuno ha voluto creare un account con questo indirizzo, che ne ha già uno. Accedi o scegli una nuova password.",
      action: "Scegli una nuova password",
    },
    verifyEmail: {
      subject: "Conferma il nuovo indirizzo",
      text: "Vuoi usare questo indirizzo per il tuo account. Confermalo entro un giorno.",
      action: "Conferma l’indirizzo",
    },
    emailTaken: {
      subject: "Questo indirizzo ha già un account",
      text: "Qualcuno ha voluto usare questo indirizzo per un altro account. Resta quello del tuo account.",
    },
    emailChanged: {
      subject: "L’indirizzo del tuo account è cambiato",
      text: "D’ora in poi il tuo account usa un altro indirizzo. Se non sei stato tu, scrivi all’editore del sito.",
    },
    password: {
      subject: "Nuova password",
      text: "Scegli una nuova password entro un’ora. Tutti i tuoi dispositivi verranno disconnessi.",
      action: "Scegli una password",
    },
    passwordChanged: {
      subject: "La tua password è cambiata",
      text: "La password del tuo account è cambiata e tutti i dispositivi sono stati disconnessi. Se non sei stato tu, chiedi una nuova password.",
    },
    passkeyAdded: {
      subject: "È stata aggiunta una passkey",
      text: "Una passkey permette ora di accedere al tuo account senza password. Se non sei stato tu, rimuovila nel tuo profilo e cambia la password.",
    },
    passkeyRemoved: {
      subject: "È stata rimossa una passkey",
      text: "Una passkey del tuo account è stata rimossa. Se non sei stato tu, cambia la password.",
    },
    closed: {
      subject: "Il tuo account è chiuso",
      text: "Hai chiesto di eliminare il tuo account. È chiuso, e tutto ciò che gli appartiene sarà eliminato il {day}. Fino ad allora puoi riprenderlo: accedi o segui questo link. Se non sei stato tu, riprendilo e cambia la password.",
      action: "Riprendere il mio account",
    },
    reopened: {
      subject: "Il tuo account è di nuovo aperto",
      text: "Hai ripreso il tuo account: non sarà eliminato. Se non sei stato tu, cambia la password.",
    },
    deleted: {
      subject: "Il tuo account è stato eliminato",
      text: "Il tuo account e tutto ciò che gli apparteneva sono stati eliminati. Da noi ne resta solo una prova senza dati personali: {proof}",
    },
  },
};
