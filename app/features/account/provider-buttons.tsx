import { useState } from "react";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { goToProvider } from "./provider-return.ts";
import { expectedProviders, type ListedProvider } from "./sign-in-options.ts";

/** `providers`: null while they are not known. */
type ProviderProps = { readonly t: AccountTexts; readonly providers: readonly ListedProvider[] | null };

const brands: Readonly<Partial<Record<string, "google" | "apple" | "facebook">>> = {
  google: "google",
  apple: "apple",
  facebook: "facebook",
};

/** A button for each provider that the deployment offers, above the form; until they are known, their room. */
export function ProviderButtons({ t, providers }: ProviderProps) {
  const [hasFailed, setFailed] = useState(false);
  const count = providers?.length ?? expectedProviders();
  if (count === 0) return null;
  if (providers === null) {
    return (
      <section className="account-providers" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="account-provider" />
        ))}
        <p className="account-or">{t.orByEmail}</p>
      </section>
    );
  }
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
            aria-label={t.continueWith({ name })}
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

/** Says which terms a sign-in at a provider accepts, below the form. It has no links if the form already has them. */
export const ProviderApproval = ({ t, providers, hasLinks = true }: ProviderProps & { readonly hasLinks?: boolean }) =>
  (providers?.length ?? expectedProviders()) === 0 ? null : (
    <section className="account-approval">
      <p>{t.providerApproval}</p>
      {hasLinks ? <LegalLinks t={t} /> : null}
    </section>
  );
