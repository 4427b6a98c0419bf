import { spellLegalPage } from "../../../shared/addresses/plain-words.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";

/** The terms and what the site keeps, each in a tab of its own, so that a form that is half filled in stays. */
export const LegalLinks = ({ t }: { readonly t: AccountTexts }) => (
  <p className="account-links">
    {(["terms", "privacy"] as const).map((document) => (
      <a key={document} href={spellLegalPage(t.addresses, document)} target="_blank">
        {t[document]}
      </a>
    ))}
  </p>
);
