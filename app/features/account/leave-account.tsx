import { useState } from "react";
import type { Language } from "../../../shared/texts/languages.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { unknownProof } from "./proof.tsx";
import type { SignInWays } from "./sign-in-ways.ts";
import { siteAccount } from "./site-account.ts";

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
