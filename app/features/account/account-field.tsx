import { useId, useState, type InputHTMLAttributes, type ReactNode } from "react";
import type { FormFault } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { Icon } from "../../ui/icon.tsx";

type AccountFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "defaultValue" | "required"> & {
  readonly name: string;
  readonly type: "email" | "password" | "text";
  readonly label: string;
  readonly hint?: string;
  /** Stands beside the label, but comes after the field in Tab order. */
  readonly aside?: ReactNode;
  readonly faults?: readonly FormFault[] | undefined;
  readonly t: AccountTexts;
};

/** A field with its label. Its error is shown beside it, and a screen reader announces both together. */
export function AccountField({ name, type, label, hint, aside, faults, t, ...input }: AccountFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isWrong = faults !== undefined;
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <div className="account-input">
        <input
          {...input}
          className="text-box"
          id={id}
          name={name}
          // Browsers refuse and rewrite addresses of e-mail that people have; the service decides.
          type={type === "email" || (type === "password" && isShown) ? "text" : type}
          inputMode={type === "email" ? "email" : undefined}
          aria-invalid={isWrong}
          aria-describedby={`${id}-fault ${id}-hint`}
          spellCheck={false}
          autoCapitalize="none"
        />
        {type === "password" ? (
          <button
            type="button"
            className="account-eye"
            aria-label={t.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "unseen" : "review"} />
          </button>
        ) : null}
      </div>
      {aside}
      <p className="account-fault" id={`${id}-fault`}>
        {isWrong ? faults.map((fault) => t.faults[fault]).join(" ") : null}
      </p>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
