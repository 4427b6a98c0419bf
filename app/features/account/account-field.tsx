import { useId, useState, type InputHTMLAttributes } from "react";
import type { FormFault } from "../../../shared/account/forms.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";

type AccountFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "defaultValue" | "required"> & {
  readonly name: string;
  readonly type: "email" | "password" | "text";
  readonly label: string;
  readonly hint?: string;
  readonly faults?: readonly FormFault[] | undefined;
  readonly t: AccountTexts;
};

/** A field with its label; what is wrong with it is said beside it, and to a screen reader with it. */
export function AccountField({ name, type, label, hint, faults, t, ...input }: AccountFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isWrong = faults !== undefined;
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        type={type === "password" && isShown ? "text" : type}
        aria-invalid={isWrong}
        aria-describedby={`${id}-fault ${id}-hint`}
        spellCheck={false}
        autoCapitalize="none"
      />
      <p className="account-fault" id={`${id}-fault`}>
        {isWrong ? faults.map((fault) => t.faults[fault]).join(" ") : null}
      </p>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
      {type === "password" ? (
        <label className="account-check">
          <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
          {t.showPassword}
        </label>
      ) : null}
    </div>
  );
}
