import { useSyncExternalStore } from "react";
import { accountPages } from "../../../shared/accounts/mail-link.ts";
import { accountTexts } from "../../i18n/account-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { areTermsPending, isConsentPending } from "./pending-consent.ts";
import type { SignedOut } from "./signed-out.ts";
import { siteAccount } from "./site-account.ts";
import "./account-notice.css";

type Said =
  | { readonly type: "pending"; readonly areTerms: boolean }
  | { readonly type: "signedOut"; readonly why: SignedOut };

function readSaid(): Said | null {
  const { session } = siteAccount().account;
  const now = session.get();
  if (now !== null) return isConsentPending(now) ? { type: "pending", areTerms: areTermsPending(now) } : null;
  const why = session.signedOut();
  return why === null ? null : { type: "signedOut", why };
}

const subscribe = (listener: () => void) => siteAccount().account.session.observe(listener);
/** A text, so that it is the same value until something changes. */
const readKey = () => JSON.stringify(readSaid());

/**
 * A box above the page, for a visitor whose favourites are not synchronised: it says why, and one tap leads to the answer or to the
 * sign-in. It moves nothing.
 */
export function AccountNotice() {
  useSyncExternalStore(subscribe, readKey, () => "null");
  const said = readSaid();
  return said === null ? null : <NoticeBox said={said} />;
}

function NoticeBox({ said }: { readonly said: Said }) {
  const t = accountTexts(usePage().lang);
  const { session } = siteAccount().account;
  return (
    <aside className="account-notice">
      <output>
        {said.type === "signedOut"
          ? `${t.signedOut[said.why]} ${t.favouritesStay}`
          : `${said.areTerms ? t.pendingTerms : t.pendingConsent} ${t.notSynchronised}`}
      </output>
      <a className="button" href={accountPages.signIn} data-window="logginClient">
        {said.type === "signedOut" ? t.signIn : t.answer}
      </a>
      {said.type === "signedOut" ? (
        <button type="button" className="button" onClick={() => session.acknowledge()}>
          {t.close}
        </button>
      ) : null}
    </aside>
  );
}
