import type { ClientError } from "../../../shared/accounts/client-error.ts";
import { toTermsAgreements, type TermsType } from "../../../shared/accounts/terms.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { CallAccount } from "./call-account.ts";
import type { SessionStore } from "./session-store.ts";
import type { AskSignedIn } from "./signed-in-call.ts";
import { latestVersion } from "./terms-page.ts";

export type InForce = Readonly<Partial<Record<TermsType, string>>>;
export type Agreed = {
  readonly terms: readonly { readonly type: TermsType; readonly version: string; readonly agreedAtSeconds: number }[];
  readonly consent: { readonly marketing: boolean; readonly thirdParties: boolean };
};

const toAgreedTerms = ({ type, version, agreedAtSeconds }: Readonly<Record<string, unknown>>) => ({
  type: type === "pp" ? ("pp" as const) : ("tou" as const),
  version: String(version),
  agreedAtSeconds: Number(agreedAtSeconds),
});

/** The documents in force, the visitor's agreements to them, and the answers about marketing. */
export function createAgreements(call: CallAccount, ask: AskSignedIn, session: SessionStore) {
  return {
    /** Loads the version of each document that is in force; none where they cannot be loaded. */
    async loadInForce(): Promise<InForce> {
      const answer = await call("termsDocuments", {});
      const documents = answer.ok ? answer.body["documents"] : null;
      return Array.isArray(documents)
        ? Object.fromEntries(documents.map(fieldsOf).map(({ type, version }) => [String(type), String(version)]))
        : {};
    },

    /** Loads the version of one document that is in force; null where it cannot be loaded. */
    async loadLatest(type: TermsType): Promise<string | null> {
      const answer = await call("termsDocument", {}, { documentVersion: latestVersion, query: { type } });
      return answer.ok ? String(answer.body["version"]) : null;
    },

    /** Agrees to all pending terms; sends nothing if none are pending (A4.06). */
    async agreeToTerms(): Promise<ClientError | null> {
      const terms = toTermsAgreements(session.get()?.backendErrors ?? []);
      if (terms === null) return null;
      const answer = await ask("termsAgreements", { terms: [...terms] });
      if (!answer.ok) return answer.error;
      session.save({ touConfirmed: true, ppConfirmed: true });
      return null;
    },

    /** Answers about marketing where the service demands it (XE12); later answers are changes of it. */
    async approveMarketing(consent: Agreed["consent"]): Promise<ClientError | null> {
      const { marketing: marketingApproved, thirdParties: thirdPartiesApproved } = consent;
      const answer = await ask("marketingApproval", { marketingApproved, thirdPartiesApproved });
      if (!answer.ok) return answer.error;
      session.save({ marketingConsent: consent });
      return null;
    },

    async stateConsent(consent: Agreed["consent"]): Promise<ClientError | null> {
      const answer = await ask("updateMarketingConsent", consent);
      if (!answer.ok) return answer.error;
      session.save({ marketingConsent: consent });
      return null;
    },

    /** Loads the terms that the visitor agreed to, newest first, and the answers about marketing; null if they cannot be loaded. */
    async loadAgreed(): Promise<Agreed | null> {
      const [agreed, said] = await Promise.all([ask("myTerms", {}), ask("marketingConsent", {})]);
      if (!agreed.ok || !said.ok) return null;
      const { terms } = agreed.body;
      return {
        terms: Array.isArray(terms) ? terms.map(fieldsOf).map(toAgreedTerms).toReversed() : [],
        consent: { marketing: said.body["marketing"] === true, thirdParties: said.body["thirdParties"] === true },
      };
    },
  };
}
