import { useEffect, useState } from "react";
import { WrittenDay } from "./written-day.tsx";
import { toTermsAddress } from "./terms-page.ts";
import type { TermsType } from "../../../shared/accounts/terms.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import type { Agreed } from "./account-agreements.ts";
import { AccountForm } from "./account-form.tsx";
import { ConsentChoices } from "./consent-choices.tsx";
import { siteAccount } from "./site-account.ts";

type AgreementsProps = { readonly t: AccountTexts; readonly lang: Language; readonly onSaved: () => void };
type Known = Agreed & {
  readonly asks: "none" | "basic" | "extended";
  /** The version in force of each document that the visitor agreed to. */
  readonly latest: ReadonlyMap<TermsType, string | null>;
};

/**
 * Shows the terms that the visitor agreed to, with the text of that version, and their choice about marketing, which they
 * can withdraw as easily.
 */
export function Agreements({ t, lang, onSaved }: AgreementsProps) {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => void loadAgreements().then(setKnown), []);
  if (known === null) return null;
  const { terms, consent, asks, latest } = known;
  const newer = [...latest].filter(
    ([type, now]) => now !== null && !terms.some((of) => of.type === type && of.version === now),
  );
  const isExtended = asks === "extended" || consent.thirdParties;
  return (
    <details>
      <summary>{t.agreements}</summary>
      <ul className="account-devices">
        {terms.map(({ type, version, agreedAtSeconds }) => (
          <li key={`${type} ${version}`}>
            <a href={toTermsAddress(type, version)} target="_blank">
              {type === "tou" ? t.terms : t.privacy}
            </a>{" "}
            <WrittenDay lang={lang} atSeconds={agreedAtSeconds} toText={({ day }) => t.agreed({ version, day })} />
          </li>
        ))}
        {newer.map(([type, version]) => (
          <li key={type}>
            <a href={toTermsAddress(type)} target="_blank">
              {type === "tou" ? t.terms : t.privacy}
            </a>{" "}
            {t.currentVersion({ version: version ?? "" })}
          </li>
        ))}
      </ul>
      {asks === "none" && !consent.marketing && !consent.thirdParties ? null : (
        <AccountForm
          t={t}
          action={t.save}
          check={() => new Map()}
          send={(typed) =>
            siteAccount().account.stateConsent({
              marketing: typed("marketing") === "on",
              thirdParties: typed("thirdParties") === "on",
            })
          }
          onDone={onSaved}
        >
          {() => <ConsentChoices t={t} said={consent} isExtended={isExtended} />}
        </AccountForm>
      )}
    </details>
  );
}

async function loadAgreements(): Promise<Known | null> {
  const { account, askOwn } = siteAccount();
  const [agreed, options] = await Promise.all([account.loadAgreed(), askOwn("signInOptions")]);
  const { marketing } = options ?? {};
  if (agreed === null) return null;
  const types = [...new Set(agreed.terms.map(({ type }) => type))];
  const latest = await Promise.all(types.map(async (type) => [type, await account.loadLatest(type)] as const));
  const asks = marketing === "basic" || marketing === "extended" ? marketing : "none";
  return { ...agreed, asks, latest: new Map(latest) };
}
