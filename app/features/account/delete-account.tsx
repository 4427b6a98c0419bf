import { useEffect, useState } from "react";
import { toWrittenDay } from "../../../shared/accounts/written-day.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountForm } from "./account-form.tsx";
import { Proof, proofFaults, typedProof, type KnownProof } from "./proof.tsx";
import { siteAccount } from "./site-account.ts";

type DeleteAccountProps = {
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly known: KnownProof;
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

/** A form that deletes the account. Its text says what a deletion does, and on which day the account can no longer be taken back. */
export function DeleteAccount({ t, lang, known, onRefused, onClose }: DeleteAccountProps) {
  /** Until when a deletion of now could be taken back; null where it could not. */
  const [untilSeconds, setUntil] = useState<number | null | "unknown">("unknown");
  useEffect(() => {
    void siteAccount()
      .askOwn("signInOptions")
      .then((options) => {
        const graceDays = Number(options?.["deletionGraceDays"] ?? 0);
        setUntil(graceDays === 0 ? null : Date.now() / 1000 + graceDays * daySeconds);
      });
  }, []);
  if (untilSeconds === "unknown") return null;
  return (
    <details className="account-delete">
      <summary>{t.deleteAccount}</summary>
      <p>{untilSeconds === null ? t.deleteHint : t.deleteLater({ day: toWrittenDay(lang, untilSeconds) })}</p>
      <AccountForm
        t={t}
        action={untilSeconds === null ? t.deleteConfirm : t.deleteAccount}
        check={(typed) => proofFaults(known, typed)}
        send={(typed) => siteAccount().account.deleteAccount(typedProof(known, typed))}
        onRefused={onRefused}
        onDone={() => {
          // The window says until when a closed account can be taken back.
          if (siteAccount().account.closed.get() === null) onClose();
        }}
      >
        {(faults) => <Proof t={t} known={known} faults={faults} />}
      </AccountForm>
    </details>
  );
}
