import { useState, useEffect } from "react";
import type { Language } from "../../../shared/texts/languages.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { WrittenDay } from "./written-day.tsx";
import { unknownProof, Proof, proofFaults, typedProof, type KnownProof } from "./proof.tsx";
import type { SignInWays } from "./sign-in-ways.ts";
import { siteAccount } from "./site-account.ts";
import { AccountForm } from "./account-form.tsx";

type LeaveAccountProps = {
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly ways: SignInWays | null;
  /** Loads the ways to sign in anew. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

/** The actions that are possible in any state of the account: delete it, download its data, and sign out. */
export const LeaveAccount = ({ t, lang, ways, onRefused, onClose }: LeaveAccountProps) => (
  <>
    <DeleteAccount t={t} lang={lang} known={ways ?? unknownProof} onRefused={onRefused} onClose={onClose} />
    <Export t={t} />
    <SignOut t={t} onClose={onClose} />
  </>
);

function Export({ t }: { readonly t: AccountTexts }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="account-other"
        onClick={() => void download().then((isDone) => setFailed(!isDone))}
      >
        {t.exportData}
      </button>
      <p className="account-fault" role="alert">
        {hasFailed ? t.unanswered : null}
      </p>
    </>
  );
}

/** Signs out. If the service cannot be reached, says so; a second tap then signs out in this browser anyway. */
function SignOut({ t, onClose }: { readonly t: AccountTexts; readonly onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  async function signOut() {
    const { account } = siteAccount();
    if (hasFailed) account.signOutHere();
    else if ((await account.signOut()) !== null) return setFailed(true);
    onClose();
  }
  return (
    <>
      <p className="account-fault" role="alert">
        {hasFailed ? t.signOutUnanswered : null}
      </p>
      <button type="button" className="account-provider" onClick={() => void signOut()}>
        {hasFailed ? t.signOutHere : t.signOut}
      </button>
    </>
  );
}

/** Returns false if the data cannot be loaded. */
async function download(): Promise<boolean> {
  const file = await siteAccount().askOwn("exportAll");
  if (file === null) return false;
  downloadFile("tribune-account.json", JSON.stringify(file, null, 1));
  return true;
}

type DeleteAccountProps = {
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly known: KnownProof;
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

/** A form that deletes the account. Its text says what a deletion does, and on which day the account can no longer be taken back. */
function DeleteAccount({ t, lang, known, onRefused, onClose }: DeleteAccountProps) {
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
      <p>
        {untilSeconds === null ? (
          t.deleteHint
        ) : (
          <WrittenDay lang={lang} atSeconds={untilSeconds} toText={t.deleteLater} />
        )}
      </p>
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
