import { toTermsAddress } from "./terms-page.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";

/** The terms and the privacy policy of now, each in a tab of its own, so that a form that is half filled in stays. */
export const LegalLinks = ({ t }: { readonly t: AccountTexts }) => (
  <p className="account-links">
    <a href={toTermsAddress("tou")} target="_blank">
      {t.terms}
    </a>
    <a href={toTermsAddress("pp")} target="_blank">
      {t.privacy}
    </a>
  </p>
);
