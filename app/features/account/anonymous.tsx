import { useEffect, useRef, useState } from "react";
import { emailFaults, loginFaults, registrationFaults } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm, type Typed } from "./account-form.tsx";
import { CheckMail, type AskedMail } from "./check-mail.tsx";
import { EmailField } from "./email-field.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordField } from "./password-field.tsx";
import { isConsentPending } from "./pending-consent.ts";
import { ProviderApproval, ProviderButtons } from "./provider-buttons.tsx";
import type { ListedProvider } from "./sign-in-options.ts";
import { siteAccount } from "./site-account.ts";

export type Panel = "signIn" | "register" | "forgotten" | "checkMail";
type AnonymousProps = {
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  readonly onSignedIn: () => void;
  readonly t: AccountTexts;
  readonly providers: readonly ListedProvider[] | null;
};

/** Shows a form to a visitor who is not signed in, or how to go on once a mail is on its way. */
export function Anonymous(props: AnonymousProps) {
  const { panel, onPanel, t } = props;
  const isCancelled = useIsGone();
  const [asked, setAsked] = useState<AskedMail | null>(null);
  /** Sends a form that ends with a mail, and keeps how to send it again. */
  const ask: Ask = (mail, captcha) => {
    setAsked(mail);
    return mail.send(captcha);
  };
  switch (panel) {
    case "signIn":
      return renderSignIn(props, isCancelled);
    case "register":
      return renderRegistration(props, ask);
    case "forgotten":
      return renderForgotten(props, ask);
    case "checkMail":
      return asked === null ? null : <CheckMail t={t} asked={asked} onBack={() => onPanel(asked.from)} />;
  }
}

type Ask = (mail: AskedMail, captcha: string | undefined) => ReturnType<AskedMail["send"]>;

// These are functions, not components: sign-in and password reset share one form, so a captcha that it shows stays.

function renderSignIn({ onPanel, onSignedIn, t, providers }: AnonymousProps, isCancelled: () => boolean) {
  /** Leaves the window open if it still has something to ask. */
  function endUnlessPending() {
    const session = siteAccount().account.session.get();
    if (session === null || !isConsentPending(session)) onSignedIn();
  }
  return (
    <>
      <ProviderButtons t={t} providers={providers} />
      <AccountForm
        t={t}
        action={t.signIn}
        check={(typed) => loginFaults({ email: typed("email"), password: typed("password") })}
        send={(typed, captcha) =>
          siteAccount().account.signIn(
            { email: typed("email").trim(), password: typed("password"), captcha },
            isCancelled,
          )
        }
        onDone={endUnlessPending}
      >
        {(faults) => (
          <>
            <EmailField t={t} faults={faults.get("email")} hasPasskeys />
            <PasswordField
              t={t}
              faults={faults.get("password")}
              aside={
                <button type="button" className="account-aside" onClick={() => onPanel("forgotten")}>
                  {t.forgotten}
                </button>
              }
            />
          </>
        )}
      </AccountForm>
      <PasskeySignIn t={t} onDone={endUnlessPending} />
      <p className="account-else">
        {t.noAccount}{" "}
        <button type="button" className="account-other" onClick={() => onPanel("register")}>
          {t.register}
        </button>
      </p>
      <ProviderApproval t={t} providers={providers} />
    </>
  );
}

function renderRegistration({ onPanel, t, providers }: AnonymousProps, ask: Ask) {
  return (
    <>
      <p>{t.registerHint}</p>
      <ProviderButtons t={t} providers={providers} />
      <AccountForm
        t={t}
        action={t.registerAction}
        check={(typed) => registrationFaults(toRegistration(typed))}
        send={(typed, captcha) => {
          const form = toRegistration(typed);
          const send = (captcha?: string) => siteAccount().account.register({ ...form, captcha });
          return ask({ from: "register", email: form.email, send }, captcha);
        }}
        onDone={() => onPanel("checkMail")}
      >
        {(faults) => (
          <>
            <EmailField t={t} faults={faults.get("email")} />
            <PasswordField t={t} faults={faults.get("password")} isNew />
            <AccountField
              name="nickname"
              type="text"
              label={t.nickname}
              hint={t.nicknameHint}
              autoComplete="nickname"
              faults={faults.get("nickname")}
              t={t}
            />
            <label className="account-check">
              <input type="checkbox" name="hasApprovedTerms" aria-invalid={faults.has("hasApprovedTerms")} />
              {t.approval}
            </label>
            <p className="account-fault">{faults.has("hasApprovedTerms") ? t.faults.approval : null}</p>
            <LegalLinks t={t} />
          </>
        )}
      </AccountForm>
      <p className="account-else">
        {t.haveAccount}{" "}
        <button type="button" className="account-other" onClick={() => onPanel("signIn")}>
          {t.signIn}
        </button>
      </p>
      <ProviderApproval t={t} providers={providers} hasLinks={false} />
    </>
  );
}

function renderForgotten({ onPanel, t }: AnonymousProps, ask: Ask) {
  return (
    <>
      <p>{t.forgottenHint}</p>
      <AccountForm
        t={t}
        action={t.send}
        check={(typed) => emailFaults(typed("email").trim())}
        send={(typed, captcha) => {
          const email = typed("email").trim();
          const send = (captcha?: string) => siteAccount().account.forgotPassword(email, captcha);
          return ask({ from: "forgotten", email, send }, captcha);
        }}
        onDone={() => onPanel("checkMail")}
      >
        {(faults) => <EmailField t={t} faults={faults.get("email")} />}
      </AccountForm>
      <button type="button" className="account-other" onClick={() => onPanel("signIn")}>
        {t.signIn}
      </button>
    </>
  );
}

/** Returns whether the component was unmounted. The answer to a sign-in that arrives after that is dropped (C2.12). */
function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
}

const toRegistration = (typed: Typed) => ({
  email: typed("email").trim(),
  nickname: typed("nickname").trim(),
  password: typed("password"),
  // The password can be shown, so it is typed once.
  passwordRepeat: typed("password"),
  hasApprovedTerms: typed("hasApprovedTerms") === "on",
});
