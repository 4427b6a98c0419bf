import type { AccountSession } from "./session.ts";
import { toTermsAgreements } from "../../../shared/accounts/terms.ts";

/** Whether there are terms that the visitor has not agreed to (A4.06). */
export const areTermsPending = ({ backendErrors, touConfirmed, ppConfirmed }: AccountSession): boolean =>
  toTermsAgreements(backendErrors) !== null && !(touConfirmed && ppConfirmed);

/** Whether terms or a statement about marketing (A4.02) wait for the visitor: until then nothing is synchronised. */
export const isConsentPending = (session: AccountSession): boolean =>
  session.marketingApproval.required || areTermsPending(session);
