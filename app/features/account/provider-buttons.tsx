import { useState } from "react";
import type { AccountTexts } from "../../i18n/account/fr.ts";
import { Icon } from "../../ui/icon.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { goToProvider } from "./provider-return.ts";
import type { ListedProvider } from "./sign-in-options.ts";

type ProviderProps = { readonly t: AccountTexts; readonly providers: readonly ListedProvider[] };

const brands: Readonly<Partial<Record<string, "google" | "apple" | "facebook">>> = {
  google: "google",
  apple: "apple",
  facebook: "facebook",
};

/** A button for each provider that the deployment offers, above the form; nothing where there is none. */
export function ProviderButtons({ t, providers }: ProviderProps) {
  const [hasFailed, setFailed] = useState(false);
  if (providers.length === 0) return null;
  return (
    <section className="account-providers">
      <p className="account-fault" role="alert">
        {hasFailed ? t.providerFailed : null}
      </p>
      {providers.map(({ provider, name }) => {
        const brand = brands[provider];
        return (
          <button
            key={provider}
            type="button"
            className="account-provider"
            aria-label={t.continueWith(name)}
            onClick={() => void goToProvider("signIn", provider).then((isLed) => setFailed(!isLed))}
          >
            {brand === undefined ? null : <Icon name={brand} />} {name}
          </button>
        );
      })}
      <p className="account-or">{t.orByEmail}</p>
    </section>
  );
}

/** What a sign-in at a provider agrees to, below the form. */
export const ProviderApproval = ({ t, providers }: ProviderProps) =>
  providers.length === 0 ? null : (
    <section className="account-approval">
      <p>{t.providerApproval}</p>
      <LegalLinks t={t} />
    </section>
  );
