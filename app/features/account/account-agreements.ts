import type { ClientError } from "../../../shared/accounts/client-error.ts";
import { toTermsAgreements, type TermsType } from "../../../shared/accounts/terms.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { SessionStore } from "./session-store.ts";
import type { AskSignedIn } from "./signed-in-call.ts";

export type Agreed = {
  readonly terms: readonly { readonly type: TermsType; readonly version: string; readonly agreedAtSeconds: number }[];
  readonly consent: { readonly marketing: boolean; readonly thirdParties: boolean };
};

const toAgreedTerms = ({ type, version, agreedAtSeconds }: Readonly<Record<string, unknown>>) => ({
  type: type === "pp" ? ("pp" as const) : ("tou" as const),
  version: String(version),
  agreedAtSeconds: Number(agreedAtSeconds),
});

/** The visitor's agreements to terms, and the answers about marketing. */
export function createAgreements(ask: AskSignedIn, session: SessionStore) {
  return {
    /** Agrees to all pending terms; sends nothing if none are pending (A4.06). */
    async agreeToTerms(): Promise<ClientError | null> {
      const terms = toTermsAgreements(session.get()?.backendErrors ?? []);
      if (terms === null) return null;
      const answer = await ask("termsAgreements", { terms: [...terms] });
      if (!answer.ok) return answer.error;
      session.save({ touConfirmed: true, ppConfirmed: true });
      return null;
    },

    async stateConsent(consent: {
      readonly marketing: boolean;
      readonly thirdParties: boolean;
    }): Promise<ClientError | null> {
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
