import { useEffect, useState } from "react";
import { clientError } from "../../../shared/accounts/client-error.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountForm } from "./account-form.tsx";
import { Proof, proofFaults, typedProof, type KnownProof } from "./proof.tsx";
import { goToProvider } from "./provider-return.ts";
import { loadProviders, type ListedProvider } from "./sign-in-options.ts";
import { siteAccount } from "./site-account.ts";

type ProviderLinksProps = {
  readonly t: AccountTexts;
  readonly known: KnownProof;
  readonly linked: readonly string[];
  readonly mayRemove: boolean;
  readonly onChange: () => void;
};

/** The providers of the profile: those that are linked can be removed, while another way to sign in is left; the others linked. */
export function ProviderLinks({ t, known, linked, mayRemove, onChange }: ProviderLinksProps) {
  const [providers, setProviders] = useState<readonly ListedProvider[]>([]);
  useEffect(() => void loadProviders().then(setProviders), []);
  // One that the deployment does not offer any more can still be removed.
  const gone = linked.filter((id) => !providers.some(({ provider }) => provider === id));
  const all = [...providers, ...gone.map((provider) => ({ provider, name: provider }))];
  if (all.length === 0) return null;
  return (
    <details>
      <summary>{t.providers}</summary>
      <div className="account-linked">
        {all.map(({ provider, name }) =>
          linked.includes(provider) ? (
            <p key={provider} className="account-else">
              {t.linked({ name })}{" "}
              {mayRemove ? (
                <button
                  type="button"
                  className="account-other"
                  onClick={() => void siteAccount().askOwn("unlinkProvider", { provider }).then(onChange)}
                >
                  {t.unlink({ name })}
                </button>
              ) : null}
            </p>
          ) : (
            <details key={provider}>
              <summary>{t.link({ name })}</summary>
              <AccountForm
                t={t}
                action={t.link({ name })}
                check={(typed) => proofFaults(known, typed)}
                send={async (typed) => {
                  const isLed = await goToProvider("link", provider, typedProof(known, typed));
                  return isLed ? null : clientError("verificationFailed");
                }}
                onRefused={onChange}
                onDone={() => undefined}
              >
                {(faults) => <Proof t={t} known={known} faults={faults} />}
              </AccountForm>
            </details>
          ),
        )}
      </div>
    </details>
  );
}
