import { useEffect, useState } from "react";
import { loginFaults } from "../../../shared/account/forms.ts";
import { toWrittenDay } from "../../../shared/account/written-day.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { daySeconds } from "../../../shared/time/day.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";
import { AccountForm } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { siteAccount } from "./site-account.ts";

type DeleteAccountProps = {
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** A form that deletes the account. Its text says what a deletion does, and on which day the account can no longer be taken back. */
export function DeleteAccount({ t, lang, email, hasPassword, onClose }: DeleteAccountProps) {
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
      <p>{untilSeconds === null ? t.deleteHint : t.deleteLater(toWrittenDay(lang, untilSeconds))}</p>
      <AccountForm
        t={t}
        action={untilSeconds === null ? t.deleteConfirm : t.deleteAccount}
        check={(typed) => (hasPassword ? loginFaults({ email, password: typed("password") }) : new Map())}
        send={(typed) => siteAccount().account.deleteAccount(hasPassword ? typed("password") : undefined)}
        onDone={() => {
          // The window says until when a closed account can be taken back.
          if (siteAccount().account.closed.get() === null) onClose();
        }}
      >
        {(faults) => (hasPassword ? <PasswordField t={t} faults={faults.get("password")} /> : <p>{t.noPassword}</p>)}
      </AccountForm>
    </details>
  );
}
