import type { FormFault } from "../../../shared/account/forms.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";
import { AccountField } from "./account-field.tsx";

type EmailFieldProps = {
  readonly t: AccountTexts;
  readonly faults: readonly FormFault[] | undefined;
  /** The address that the account has now, where it is changed; it names the account for a password manager otherwise. */
  readonly current?: string;
};

export const EmailField = ({ t, faults, current }: EmailFieldProps) => (
  <AccountField
    name="email"
    type="email"
    label={t.email}
    autoComplete={current === undefined ? "username" : "email"}
    defaultValue={current}
    faults={faults}
    t={t}
  />
);
