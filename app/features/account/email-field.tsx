import type { FormFault } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountField } from "./account-field.tsx";

type EmailFieldProps = {
  readonly t: AccountTexts;
  readonly faults: readonly FormFault[] | undefined;
  /** The address that the account has now, where it is changed; it names the account for a password manager otherwise. */
  readonly current?: string;
  /** The browser offers passkeys here, too. */
  readonly hasPasskeys?: boolean;
};

export const EmailField = ({ t, faults, current, hasPasskeys = false }: EmailFieldProps) => (
  <AccountField
    name="email"
    type="email"
    label={t.email}
    autoComplete={current !== undefined ? "email" : hasPasskeys ? "username webauthn" : "username"}
    defaultValue={current}
    faults={faults}
    t={t}
  />
);
