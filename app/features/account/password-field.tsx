import type { ReactNode } from "react";
import type { FormFault } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountField } from "./account-field.tsx";

type PasswordFieldProps = {
  readonly t: AccountTexts;
  readonly faults?: readonly FormFault[] | undefined;
  readonly name?: string;
  readonly label?: string;
  /** The visitor chooses a new password here: the field lists the requirements, and a password manager can suggest one. */
  readonly isNew?: boolean;
  readonly aside?: ReactNode;
};

export const PasswordField = ({
  t,
  faults,
  name = "password",
  label = t.password,
  isNew = false,
  aside,
}: PasswordFieldProps) => (
  <AccountField
    name={name}
    type="password"
    label={label}
    {...(isNew ? { hint: t.passwordHint } : {})}
    autoComplete={isNew ? "new-password" : "current-password"}
    aside={aside}
    faults={faults}
    t={t}
  />
);
