import { useEffect, useState } from "react";
import type { AccountTexts } from "../../i18n/account/fr.ts";
import { LegalLinks } from "./legal-links.tsx";
import { goToProvider } from "./provider-return.ts";
import { loadProviders, type ListedProvider } from "./sign-in-options.ts";

/** A button for each provider that the deployment offers; nothing where there is none. */
export function ProviderButtons({ t }: { readonly t: AccountTexts }) {
  const [providers, setProviders] = useState<readonly ListedProvider[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void loadProviders().then(setProviders), []);
  if (providers.length === 0) return null;
  return (
    <section className="account-providers">
      <p className="account-fault" role="alert">
        {hasFailed ? t.providerFailed : null}
      </p>
      {providers.map(({ provider, name }) => (
        <button
          key={provider}
          type="button"
          className="account-provider"
          onClick={() => void goToProvider("signIn", provider).then((isLed) => setFailed(!isLed))}
        >
          {t.continueWith(name)}
        </button>
      ))}
      <p>{t.providerApproval}</p>
      <LegalLinks t={t} />
    </section>
  );
}
