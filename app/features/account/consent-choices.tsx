import type { AccountTexts } from "../../i18n/account/fr.ts";

type ConsentChoicesProps = {
  readonly t: AccountTexts;
  /** What the visitor said before; nothing is ticked that they did not tick. */
  readonly said: { readonly marketing: boolean; readonly thirdParties: boolean };
  /** Whether mail of others is asked about as well. */
  readonly isExtended: boolean;
};

/** What a visitor says of marketing. */
export const ConsentChoices = ({ t, said, isExtended }: ConsentChoicesProps) => (
  <>
    <label className="account-check">
      <input type="checkbox" name="marketing" defaultChecked={said.marketing} />
      {t.consentMarketing}
    </label>
    {isExtended ? (
      <label className="account-check">
        <input type="checkbox" name="thirdParties" defaultChecked={said.thirdParties} />
        {t.consentThirdParties}
      </label>
    ) : null}
  </>
);
