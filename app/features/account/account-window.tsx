import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { emailFaults, loginFaults, registrationFaults } from "../../../shared/accounts/forms.ts";
import { accountTexts } from "../../i18n/account-texts.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm, type Typed } from "./account-form.tsx";
import { CheckMail, type AskedMail } from "./check-mail.tsx";
import { ClosedPanel, closedTitle } from "./closed-panel.tsx";
import { ConsentPanel } from "./consent-panel.tsx";
import { EmailField } from "./email-field.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { MergePanel } from "./merge-panel.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordField } from "./password-field.tsx";
import { isConsentPending } from "./pending-consent.ts";
import { ProfilePanel } from "./profile-panel.tsx";
import { ProviderApproval, ProviderButtons } from "./provider-buttons.tsx";
import { useProviders, type ListedProvider } from "./sign-in-options.ts";
import { siteAccount } from "./site-account.ts";
import { useProviderReturn } from "./use-provider-return.ts";
import "../../ui/text-box.css";
import "./account.css";

type Panel = "signIn" | "register" | "forgotten" | "checkMail";
/** As tracking names them (A2.01). */
const screens = {
  signIn: "login",
  register: "registration",
  forgotten: "password",
  checkMail: "registration",
} as const;

const subscribe = (listener: () => void) => siteAccount().account.session.observe(listener);
/** A text, so that it is the same value until something changes. */
const readSession = () => JSON.stringify(siteAccount().account.session.get());

/** The account window: sign-in, registration and password reset; for signed-in visitors the profile, and anything that waits for them. */
export function AccountWindow({ opener, onClose, onHold, first = "signIn" }: WindowProps & { readonly first?: Panel }) {
  const { lang } = usePage();
  const t = accountTexts(lang);
  const [panel, setPanel] = useState<Panel>(first);
  const [isMeeting, setMeeting] = useState(false);
  const { account, mergeOffer, met, syncNow } = siteAccount();
  const answer = useSyncExternalStore(mergeOffer.observe, mergeOffer.get, () => null);
  /** Closes the window if no question is left to ask. */
  const finish = (meeting?: Promise<unknown>) => {
    setMeeting(true);
    void met(meeting).then(() => {
      setMeeting(false);
      if (mergeOffer.get() === null) onClose();
    });
  };
  const { isEnding, fault } = useProviderReturn(finish, onHold);
  useSyncExternalStore(subscribe, readSession, () => "null");
  const session = siteAccount().account.session.get();
  const providers = useProviders();
  const closed = useSyncExternalStore(account.closed.observe, account.closed.get, () => null);
  const isPending = session !== null && isConsentPending(session);
  const titles: Readonly<Record<Panel, string>> = {
    signIn: t.signInTitle,
    register: t.register,
    forgotten: t.forgotten,
    checkMail: t.checkMail,
  };
  const leave = () => {
    account.closed.set(null);
    onClose();
  };
  const close = () => {
    if (isPending) account.refuseTerms();
    leave();
  };
  const title =
    closed !== null && !isPending
      ? closedTitle(t, closed)
      : session === null
        ? titles[panel]
        : isPending
          ? t.consentTitle
          : answer !== null
            ? t.mergeTitle
            : t.account;
  const screen = session === null ? screens[panel] : "profile";
  return (
    <Dialog title={title} closeLabel={t.close} opener={opener} onClose={close} screen={screen} isHeld={isEnding}>
      <p className="account-fault" role="alert">
        {fault === null ? null : t[fault]}
      </p>
      {isEnding || (isMeeting && answer === null) ? (
        <output>{t.providerWaiting}</output>
      ) : closed !== null && !isPending ? (
        <ClosedPanel t={t} lang={lang} closed={closed} onClose={close} />
      ) : session === null ? (
        <Anonymous panel={panel} onPanel={setPanel} onSignedIn={finish} t={t} providers={providers} />
      ) : isPending ? (
        <ConsentPanel session={session} t={t} lang={lang} onDone={() => finish(syncNow())} onClose={leave} />
      ) : answer !== null ? (
        <MergePanel
          t={t}
          onAnswer={(isKept) => {
            answer(isKept);
            onClose();
          }}
        />
      ) : (
        <ProfilePanel session={session} t={t} lang={lang} onClose={close} />
      )}
    </Dialog>
  );
}

export const RegistrationWindow = (props: WindowProps) => <AccountWindow {...props} first="register" />;

type AnonymousProps = {
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  readonly onSignedIn: () => void;
  readonly t: AccountTexts;
  readonly providers: readonly ListedProvider[] | null;
};

function Anonymous({ panel, onPanel, onSignedIn, t, providers }: AnonymousProps) {
  const isCancelled = useIsGone();
  const [asked, setAsked] = useState<AskedMail | null>(null);
  /** Sends a form that ends with a mail, and keeps how to send it again. */
  const ask = (mail: AskedMail, captcha: string | undefined) => {
    setAsked(mail);
    return mail.send(captcha);
  };
  /** Leaves the window open if it still has something to ask. */
  function endUnlessPending() {
    const session = siteAccount().account.session.get();
    if (session === null || !isConsentPending(session)) onSignedIn();
  }
  switch (panel) {
    case "signIn":
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
    case "register":
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
    case "forgotten":
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
    case "checkMail":
      return asked === null ? null : <CheckMail t={t} asked={asked} onBack={() => onPanel(asked.from)} />;
  }
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
