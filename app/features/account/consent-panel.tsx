import { clientError } from "../../../shared/account/client-error.ts";
import type { AccountSession } from "../../../shared/account/session.ts";
import { toTermsAgreements } from "../../../shared/account/terms.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";
import { AccountForm } from "./account-form.tsx";
import { ConsentChoices } from "./consent-choices.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { siteAccount } from "./site-account.ts";

/** Whether terms or a statement about marketing wait for the visitor (A4.02, A4.06). */
export const isConsentPending = ({
  backendErrors,
  marketingApproval,
  touConfirmed,
  ppConfirmed,
}: AccountSession): boolean =>
  marketingApproval.required || (toTermsAgreements(backendErrors) !== null && !(touConfirmed && ppConfirmed));

type ConsentPanelProps = { readonly session: AccountSession; readonly t: AccountTexts; readonly onDone: () => void };

/** What has to be agreed to, or said, before personal data is synchronised. Nothing is ticked that the visitor did not tick before. */
export function ConsentPanel({ session, t, onDone }: ConsentPanelProps) {
  const { backendErrors, marketingApproval, touConfirmed, ppConfirmed } = session;
  const hasTerms = toTermsAgreements(backendErrors) !== null && !(touConfirmed && ppConfirmed);
  const { required, variant, marketingApproved, thirdPartiesApproved } = marketingApproval;
  const isExtended = variant.startsWith("EXTENDED");
  return (
    <AccountForm
      t={t}
      action={t.confirm}
      check={() => new Map()}
      send={async (typed) => {
        if (siteAccount().account.session.get() === null) return clientError("loginMismatch");
        const failure = await siteAccount().account.agreeToTerms();
        if (failure !== null || !required) return failure;
        const consent = { marketing: typed("marketing") === "on", thirdParties: typed("thirdParties") === "on" };
        return siteAccount().account.stateConsent(consent);
      }}
      onDone={onDone}
    >
      {() => (
        <>
          {hasTerms ? (
            <>
              <p>{t.consentTerms}</p>
              <LegalLinks t={t} />
            </>
          ) : null}
          {required ? (
            <ConsentChoices
              t={t}
              said={{ marketing: marketingApproved, thirdParties: thirdPartiesApproved }}
              isExtended={isExtended}
            />
          ) : null}
        </>
      )}
    </AccountForm>
  );
}
