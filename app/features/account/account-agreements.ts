import type { ClientError } from "../../../shared/account/client-error.ts";
import { toTermsAgreements, type TermsType } from "../../../shared/account/terms.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
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

/** What a visitor agrees to, and says of marketing. */
export function createAgreements(ask: AskSignedIn, session: SessionStore) {
  return {
    /** Agrees to what is pending; nothing is sent where nothing is (A4.06). */
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

    /** What the visitor agreed to, the last first, and said of marketing; null where it cannot be had. */
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
