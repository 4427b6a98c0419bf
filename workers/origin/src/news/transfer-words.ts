import type { Language } from "../../../../shared/sports/languages.ts";
import type { TransferKind } from "../../../../shared/transfers/transfer.ts";

/** What a transfer is called, in the feed's language. */
export const transferWords: Readonly<Record<Language, Readonly<Record<TransferKind, string>>>> = {
  fr: {
    transfer: "Transfert",
    free: "Libre",
    loan: "Prêt",
    "loan-end": "Retour de prêt",
    youth: "Formé au club",
    retired: "Fin de carrière",
  },
  en: {
    transfer: "Transfer",
    free: "Free transfer",
    loan: "Loan",
    "loan-end": "Return from loan",
    youth: "From the youth team",
    retired: "Retired",
  },
};
