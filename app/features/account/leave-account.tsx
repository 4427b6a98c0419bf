import { useState } from "react";
import type { Language } from "../../../shared/texts/languages.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";
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

/** What a visitor can do whatever the account waits for: delete it, take its data along, and sign out. */
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

/** Signs out. Where the service cannot be told, says so; a second tap signs out here all the same. */
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

/** False where the data cannot be had. */
async function download(): Promise<boolean> {
  const file = await siteAccount().askOwn("exportAll");
  if (file === null) return false;
  downloadFile("tribune-account.json", JSON.stringify(file, null, 1));
  return true;
}
