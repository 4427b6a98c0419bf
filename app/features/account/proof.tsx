import type { FormFault, FormFaults } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import type { Typed } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import type { SignInWays } from "./sign-in-ways.ts";

/** How far the account is known; a form asks for the password while that is not known. */
export type KnownProof = Pick<SignInWays, "hasPassword" | "isProved">;
export const unknownProof: KnownProof = { hasPassword: true, isProved: false };

type ProofProps = {
  readonly t: AccountTexts;
  readonly known: KnownProof;
  readonly faults?: ReadonlyMap<string, readonly FormFault[]>;
};

/** The password's field, shown if the sign-in alone is not proof of identity. The service checks every password that it receives. */
export function Proof({ t, known: { hasPassword, isProved }, faults }: ProofProps) {
  if (isProved) return null;
  return hasPassword ? <PasswordField t={t} faults={faults?.get("password")} /> : <p>{t.noPassword}</p>;
}

const wantsPassword = ({ hasPassword, isProved }: KnownProof): boolean => hasPassword && !isProved;

/** The proof that a form sends: the typed password if the field is shown, otherwise undefined. */
export const typedProof = (known: KnownProof, typed: Typed): string | undefined =>
  wantsPassword(known) ? typed("password") : undefined;

export const proofFaults = (known: KnownProof, typed: Typed): FormFaults<"password"> =>
  new Map(wantsPassword(known) && typed("password") === "" ? [["password", ["required"]]] : []);
