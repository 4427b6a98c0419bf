import type { FormFault, FormFaults } from "../../../shared/account/forms.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";
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

/** The password's field, where the sign-in alone does not prove who asks; the service checks every password that it is sent. */
export function Proof({ t, known: { hasPassword, isProved }, faults }: ProofProps) {
  if (isProved) return null;
  return hasPassword ? <PasswordField t={t} faults={faults?.get("password")} /> : <p>{t.noPassword}</p>;
}

const wantsPassword = ({ hasPassword, isProved }: KnownProof): boolean => hasPassword && !isProved;

/** What a form sends as proof: what was typed where there is a field, and nothing where there is none. */
export const typedProof = (known: KnownProof, typed: Typed): string | undefined =>
  wantsPassword(known) ? typed("password") : undefined;

export const proofFaults = (known: KnownProof, typed: Typed): FormFaults<"password"> =>
  new Map(wantsPassword(known) && typed("password") === "" ? [["password", ["required"]]] : []);
