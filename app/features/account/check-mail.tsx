import { useEffect, useState } from "react";
import type { ClientError } from "../../../shared/accounts/client-error.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { AccountForm } from "./account-form.tsx";

/** A mail that a form has asked for. */
export type AskedMail = {
  readonly from: "register" | "forgotten";
  readonly email: string;
  readonly send: (captcha?: string) => Promise<ClientError | null>;
};

type CheckMailProps = { readonly t: AccountTexts; readonly asked: AskedMail; readonly onBack: () => void };

const pauseSeconds = 60;

/** Says where the mail was sent. After a pause in which it may arrive, it offers to send the same mail again. */
export function CheckMail({ t, asked, onBack }: CheckMailProps) {
  const [left, setLeft] = useState(pauseSeconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <div className="account-mailed">
        <Icon name="mail" />
        <output>{t.checkMailHint}</output>
        <strong>{asked.email}</strong>
      </div>
      <AccountForm
        t={t}
        action={left === 0 ? t.sendAgain : t.sendAgainIn({ seconds: left })}
        isWaiting={left > 0}
        check={() => new Map()}
        send={(_, captcha) => asked.send(captcha)}
        onDone={() => setLeft(pauseSeconds)}
      >
        {() => null}
      </AccountForm>
      <button type="button" className="account-other account-center" onClick={onBack}>
        {t.changeAddress}
      </button>
    </>
  );
}
