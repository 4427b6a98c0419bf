import { useEffect, useState } from "react";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import type { InForce } from "./account-agreements.ts";
import { siteAccount } from "./site-account.ts";
import { toTermsAddress } from "./terms-page.ts";

const none: InForce = {};

/**
 * The terms and the privacy policy of now, each in a tab of its own, so that a form that is half filled in stays. Once the service has
 * answered they say which version the visitor agrees to.
 */
export function LegalLinks({ t }: { readonly t: AccountTexts }) {
  const [inForce, setInForce] = useState(none);
  useEffect(() => void siteAccount().account.loadInForce().then(setInForce), []);
  return (
    <p className="account-links">
      {(["tou", "pp"] as const).map((type) => (
        <a key={type} href={toTermsAddress(type)} target="_blank">
          {type === "tou" ? t.terms : t.privacy}
          <VersionInForce version={inForce[type]} t={t} />
        </a>
      ))}
    </p>
  );
}

function VersionInForce({ version, t }: { readonly version: string | undefined; readonly t: AccountTexts }) {
  return version === undefined ? null : <small> ({t.currentVersion({ version })})</small>;
}
