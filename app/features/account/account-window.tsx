import { useEffect, useState, useSyncExternalStore } from "react";
import { accountTexts } from "../../i18n/account-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { Anonymous, type Panel } from "./anonymous.tsx";
import { ClosedPanel, closedTitle } from "./closed-panel.tsx";
import { ConsentPanel } from "./consent-panel.tsx";
import { loginNeeded } from "./login-needed.ts";
import { MergePanel } from "./merge-panel.tsx";
import { isConsentPending } from "./pending-consent.ts";
import { ProfilePanel } from "./profile-panel.tsx";
import { useProviders } from "./sign-in-options.ts";
import { siteAccount } from "./site-account.ts";
import { useProviderReturn } from "./use-provider-return.ts";
import "../../ui/text-box.css";
import "./account.css";

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
  const isNeeded = useSyncExternalStore(loginNeeded.listen, loginNeeded.get, () => false);
  // Opened by its own link, the window has nothing to say.
  useEffect(() => () => loginNeeded.set(false), []);
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
      {isNeeded && session === null ? <output className="account-needed">{t.loginNeeded}</output> : null}
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
