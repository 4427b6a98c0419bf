import type { AccountTexts } from "../../i18n/account-texts.ts";

type ConsentChoicesProps = {
  readonly t: AccountTexts;
  /** The visitor's earlier answers. A box is ticked only if the visitor ticked it before. */
  readonly said: { readonly marketing: boolean; readonly thirdParties: boolean };
  /** Whether to ask about mail from third parties as well. */
  readonly isExtended: boolean;
};

/** The visitor's choices about marketing. */
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
