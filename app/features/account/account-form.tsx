import { useRef, useState, type FormEvent, type ReactNode } from "react";
import type { ClientError } from "../../../shared/accounts/client-error.ts";
import type { FormFault, FormFaults } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { Captcha, useCaptcha } from "./captcha.tsx";
import { toErrorText } from "./error-text.ts";

/** Returns the typed value of the field with this name. */
export type Typed = (name: string) => string;

type AccountFormProps<Field extends string> = {
  readonly t: AccountTexts;
  readonly action: string;
  readonly check: (typed: Typed) => FormFaults<Field>;
  /** @param captcha the proof that a human sends it, once the service has asked for one */
  readonly send: (typed: Typed, captcha?: string) => Promise<ClientError | null>;
  readonly onDone: () => void;
  /** The service took the proof for wrong, or for too old. */
  readonly onRefused?: () => void;
  /** It cannot be sent yet. */
  readonly isWaiting?: boolean;
  readonly children: (faults: FormFaults<Field>) => ReactNode;
};

/** A form that is checked at submit, focuses its first faulty field, and shows the service's error (A8.04). */
export function AccountForm<Field extends string>({
  t,
  action,
  check,
  send,
  onDone,
  onRefused,
  isWaiting = false,
  children,
}: AccountFormProps<Field>) {
  const { lang } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FormFaults<Field>>(new Map());
  const [error, setError] = useState<ClientError | null>(null);
  const [isSending, setSending] = useState(false);
  const [isCaptchaBlocked, setCaptchaBlocked] = useState(false);
  const captcha = useCaptcha();

  /** The service alone can reject a new password as too common. Every form that can get this answer calls that field "password". */
  function blamePassword(fault: FormFault) {
    setFaults(new Map([["password" as Field, [fault]]]));
    form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current === null || isSending || isWaiting) return;
    const entered = new FormData(form.current);
    const typed: Typed = (name) => String(entered.get(name) ?? "");
    const found = check(typed);
    setFaults(found);
    setError(null);
    const [first] = found.keys();
    if (first !== undefined) {
      form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    const token = captcha.take();
    const failure = await send(typed, token);
    const isFirstRefusal = failure?.type === "invalidCaptcha" && token === undefined && (await captcha.show());
    setSending(false);
    // The new widget already says what to do, and a field's error is shown beside the field.
    const isOfPassword = failure?.fault === "password.common";
    setError(isFirstRefusal || isOfPassword ? null : failure);
    if (isOfPassword) blamePassword("password.common");
    if (failure?.type === "verificationFailed") onRefused?.();
    if (failure === null) onDone();
  }

  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="account-fault" role="alert">
        {isCaptchaBlocked ? t.captchaBlocked : error === null ? null : toErrorText(error, t)}
      </p>
      {children(faults)}
      {captcha.siteKey === null ? null : (
        <Captcha
          siteKey={captcha.siteKey}
          lang={lang}
          used={captcha.used}
          onToken={(token) => {
            setCaptchaBlocked(false);
            // A form that was refused without a captcha is sent again with the first token, once.
            if (captcha.keep(token)) form.current?.requestSubmit();
          }}
          onFault={() => setCaptchaBlocked(true)}
        />
      )}
      <button type="submit" className="account-send" aria-disabled={isSending || isWaiting}>
        {action}
      </button>
    </form>
  );
}
