import { clientError } from "../../../shared/accounts/client-error.ts";
import type { AccountSession } from "./session.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountForm } from "./account-form.tsx";
import { ConsentChoices } from "./consent-choices.tsx";
import { LeaveAccount } from "./leave-account.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { areTermsPending } from "./pending-consent.ts";
import { useSignInWays } from "./sign-in-ways.ts";
import { siteAccount } from "./site-account.ts";

type ConsentPanelProps = {
  readonly session: AccountSession;
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The agreements and choices that are required before personal data is synchronised. A box is ticked only if the visitor ticked it before. */
export function ConsentPanel({ session, t, lang, onDone, onClose }: ConsentPanelProps) {
  const [ways, load] = useSignInWays();
  const hasTerms = areTermsPending(session);
  const { required, variant, marketingApproved, thirdPartiesApproved } = session.marketingApproval;
  const isExtended = variant.startsWith("EXTENDED");
  return (
    <>
      <AccountForm
        t={t}
        action={t.confirm}
        check={() => new Map()}
        send={async (typed) => {
          if (siteAccount().account.session.get() === null) return clientError("loginMismatch");
          const failure = await siteAccount().account.agreeToTerms();
          if (failure !== null || !required) return failure;
          const consent = { marketing: typed("marketing") === "on", thirdParties: typed("thirdParties") === "on" };
          return siteAccount().account.approveMarketing(consent);
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
      <p className="account-after">{t.notSynchronised}</p>
      <div className="account-sections">
        <LeaveAccount t={t} lang={lang} ways={ways} onRefused={load} onClose={onClose} />
      </div>
    </>
  );
}
